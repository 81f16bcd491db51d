import type { DataRequestMove, DataRetention } from "@vaardig/contract/data-requests/dataRequests";
import type { MyData } from "@vaardig/contract/data-requests/myData";
import type { Role } from "@vaardig/contract/roles";
import type { RequestRow } from "../../domain/people/data-requests/requests.queries.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** What can be done in each state; what was answered stays answered. */
const MOVES: Record<RequestRow["state"], readonly DataRequestMove[]> = {
  received: ["start", "extend", "finish", "refuse", "erase"],
  in_progress: ["extend", "finish", "refuse", "erase"],
  done: [],
  refused: [],
};

/** No one answers a request of their own. An administrator erases who has left and is not held; a request is extended once. */
export function requestMoves(
  { userId, role }: Pick<Viewer, "userId" | "role">,
  { user_id, state, kind, extended_reason, has_left, hold }: RequestRow,
): DataRequestMove[] {
  if (user_id === userId) return [];
  return MOVES[state].filter((move) => {
    if (move === "extend") return extended_reason === null;
    if (move === "erase") return kind === "erasure" && role === "admin" && has_left && hold === null;
    return true;
  });
}

/** Administrators alone say how long data is kept after leaving. */
export function retentionActions(role: Role): DataRetention["can"] {
  return role === "admin" ? ["edit"] : [];
}

/** External people erase themselves; of others the employer decides. */
export function ownDataActions(role: Role): MyData["can"] {
  return role === "freelancer" ? ["request", "erase"] : ["request"];
}
