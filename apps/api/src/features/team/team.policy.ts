import type { TeamPersonAct } from "@vaardig/contract/team/team";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** Anyone who sees a team answers for its people; no one confirms for themselves. */
export function teamPersonActions({ userId }: Viewer, person: { id: string }): TeamPersonAct[] {
  return person.id === userId ? [] : ["confirm"];
}
