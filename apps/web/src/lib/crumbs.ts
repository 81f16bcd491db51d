import type { MenuItem } from "@vaardig/contract/session/session";
import { chainTo } from "./menu.ts";
import type { ScreenKey } from "./screenKeys.ts";

/** Record screen → lists from which its records are opened, by role. */
const LISTS: Partial<Record<string, readonly ScreenKey[]>> = {
  "candidate-profile": ["candidates-list"],
  "company-details": ["companies-overview"],
  "edit-job": ["recruiting-jobs"],
  "edit-project": ["recruiting-jobs"],
  "employee-details": ["employee-list"],
  "goal-details": ["goals"],
  "job-match-details": ["search-jobs", "jobs"],
  "line-goal-details": ["line-goals"],
  "project-details": ["search-jobs", "jobs"],
  "recruiting-job": ["recruiting-jobs"],
  "recruiting-project": ["recruiting-jobs"],
  "skill-profile-details": ["skill-profiles"],
  "talent-pool-message": ["talent-pools"],
  "talent-pool-profile": ["talent-pools"],
};

/** Returns the chain to the list of an address's record; null when it names no record. */
export function listAbove(menu: readonly MenuItem[], chain: readonly MenuItem[]): MenuItem[] | null {
  const keys = chain.toReversed().flatMap(({ key }) => LISTS[key] ?? []);
  for (const key of keys) {
    const found = chainTo(menu, key);
    if (found) return found;
  }
  return null;
}

const prefixes = (chain: readonly MenuItem[]) => chain.map((_item, at) => chain.slice(0, at + 1));

/** Returns the breadcrumb as chains, from the category down, with a record's list above the record. */
export function crumbsOf(menu: readonly MenuItem[], chain: readonly MenuItem[]): MenuItem[][] {
  const seen = new Set<string>();
  return [...prefixes(listAbove(menu, chain) ?? []), ...prefixes(chain)].filter((crumb) => {
    const key = crumb.at(-1)?.key ?? "";
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
