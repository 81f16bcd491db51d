import type { TeamPersonAct } from "@vaardig/contract/team/team";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** Whoever sees a team answers for its people; nobody confirms for themselves. */
export function teamPersonActions({ userId }: Viewer, person: { id: string }): TeamPersonAct[] {
  return person.id === userId ? [] : ["confirm"];
}

/** Readings of a whole company's people are logged, those of the own line are not. */
export function isLoggedReading({ role }: Pick<Viewer, "role">): boolean {
  return role !== "manager";
}
