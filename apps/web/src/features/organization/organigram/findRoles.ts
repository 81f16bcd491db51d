import type { OrganigramRole } from "@vaardig/contract/organization/organigram";
import { plainText } from "../../../lib/language/plainText.ts";

const SHOWN = 30;

/** Returns positions whose name, department or team contains every word, ignoring accents; best first. */
export function findRoles(roles: readonly OrganigramRole[], text: string): OrganigramRole[] {
  const words = plainText(text).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [];
  const hits: [OrganigramRole, number][] = [];
  for (const role of roles) {
    const name = plainText(role.name);
    const around = plainText([role.department?.name, role.team?.name].join(" "));
    if (!words.every((word) => name.includes(word) || around.includes(word))) continue;
    hits.push([role, name.startsWith(first) ? 0 : name.includes(first) ? 1 : 2]);
  }
  return hits
    .toSorted(([, a], [, b]) => a - b)
    .slice(0, SHOWN)
    .map(([role]) => role);
}
