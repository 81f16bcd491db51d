import type { ExpertAct } from "@vaardig/contract/expert-finder/expertFinder";
import type { Role } from "@vaardig/contract/roles";
import { canSourceCandidates } from "../../domain/people/resolveSelection.ts";

/** Returns the reader's actions on a found person: adding them to talent pools and job lists. */
export function expertActions({ role }: { role: Role }, person: { internal: boolean }): ExpertAct[] {
  return person.internal || canSourceCandidates(role) ? ["add_to_talent_pool", "add_to_job"] : [];
}
