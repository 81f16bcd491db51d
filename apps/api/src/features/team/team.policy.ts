import type { TeamPersonAct } from "@vaardig/contract/team/team";
import type { Viewer } from "../../platform/session/authenticate.ts";

/**
 * Returns the viewer's actions on a person in a team: readers of a team may confirm its people's levels,
 * never their own.
 */
export function teamPersonActions({ userId }: Viewer, person: { id: string }): TeamPersonAct[] {
  return person.id === userId ? [] : ["confirm"];
}
