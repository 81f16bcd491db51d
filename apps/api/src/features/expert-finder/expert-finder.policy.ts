import type { Role } from "@vaardig/contract/roles";

/**
 * What the reader may do with somebody who was found: recruiters put anybody into pools and on lists of jobs, HR and
 * administrators the company's own people.
 */
export function expertActions({ role }: { role: Role }, person: { internal: boolean }): string[] {
  return role === "moderator" || person.internal ? ["add_to_talent_pool", "add_to_job"] : [];
}
