import type { DataRequestMove, DataRetention } from "@vaardig/contract/data-requests/dataRequests";
import type { MyData } from "@vaardig/contract/data-requests/myData";
import type { Role } from "@vaardig/contract/roles";
import type { RequestRow } from "../../domain/people/data-requests/requests.queries.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** The moves allowed in each state; closed requests stay closed. */
const MOVES: Record<RequestRow["state"], readonly DataRequestMove[]> = {
  received: ["start", "extend", "finish", "refuse", "erase"],
  in_progress: ["extend", "finish", "refuse", "erase"],
  done: [],
  refused: [],
};

/**
 * Returns the viewer's moves on a request; none on their own. Only an administrator erases, and only people
 * who left without a legal hold; a request is extended once.
 */
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

/** Returns the actions on the retention period: administrators may edit it. */
export function retentionActions(role: Role): DataRetention["can"] {
  return role === "admin" ? ["edit"] : [];
}

/**
 * Returns the actions on the own data: external people may erase themselves, of others the employer decides.
 */
export function ownDataActions(role: Role): MyData["can"] {
  return role === "freelancer" ? ["request", "erase"] : ["request"];
}
