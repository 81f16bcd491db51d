import { SKILL_LEVELS } from "@vaardig/contract/limits";

const DUTCH = ["starter", "basis", "gevorderd", "zeer gevorderd", "expert"];
const BY_NAME = new Map(
  [...SKILL_LEVELS.map((name) => name.toLowerCase()), ...DUTCH].map((name, at) => [
    name,
    (at % SKILL_LEVELS.length) + 1,
  ]),
);
// For sheets made before the Dutch scale was renamed.
BY_NAME.set("gemiddeld", 3);

/** Returns the level in a cell, as a number or by name in either language; undefined for anything else. */
export function readLevel(text: string): number | undefined {
  const plain = text.trim().toLowerCase();
  return /^[1-5](\.0+)?$/.test(plain) ? Number(plain[0]) : BY_NAME.get(plain);
}
