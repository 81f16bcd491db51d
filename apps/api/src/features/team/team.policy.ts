import type { TeamPersonAct } from "@vaardig/contract/team/team";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** Whoever sees a team answers for its people; nobody confirms for themselves. */
export function teamPersonActions({ userId }: Viewer, person: { id: string }): TeamPersonAct[] {
  return person.id === userId ? [] : ["confirm"];
}
