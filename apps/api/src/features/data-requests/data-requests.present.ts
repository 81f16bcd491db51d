import type { DataRequest, ManagedDataRequest } from "@vaardig/contract/data-requests/dataRequests";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import type { RequestRow } from "../../domain/people/data-requests/requests.queries.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { requestMoves } from "./data-requests.policy.ts";

/** Converts a request to the wire format for the person who made it. */
export function presentOwnRequest(row: RequestRow): DataRequest {
  const { id, kind, state, text, reason, due_on, extended_reason, version } = row;
  const times = { created_at: row.created_at.toISOString(), closed_at: row.closed_at?.toISOString() ?? null };
  return { id, kind, state, text, reason, due_on, extended_reason, version, ...times };
}

/** Converts a request to the wire format for the people who handle requests. */
export function presentRequest(secrets: Secrets, viewer: Viewer, row: RequestRow): ManagedDataRequest {
  const { has_left, hold, days_left } = row;
  const photo_url = photoUrl(secrets, row.company_id, row.photo_id);
  const person = { id: row.user_id, name: row.name, photo_url };
  const can = requestMoves(viewer, row);
  return { ...presentOwnRequest(row), person, has_left, hold, days_left, can };
}
