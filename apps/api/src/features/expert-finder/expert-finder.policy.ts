import type { ExpertAct } from "@vaardig/contract/expert-finder/expertFinder";
import type { Role } from "@vaardig/contract/roles";
import { canGatherCandidates } from "../../domain/people/resolveSelection.ts";

/** What the reader may do with someone who was found: put them into pools and on lists of jobs. */
export function expertActions({ role }: { role: Role }, person: { internal: boolean }): ExpertAct[] {
  return person.internal || canGatherCandidates(role) ? ["add_to_talent_pool", "add_to_job"] : [];
}
