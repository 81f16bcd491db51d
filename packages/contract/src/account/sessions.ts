import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { emptyPayload, id, listOf, timestamp, wholeListQuery } from "../fields.ts";
import { ROLES } from "../roles.ts";

const read = { tag: "account", access: ROLES, withoutFactor: true } as const;
const own = { ...read, whilePaused: true } as const;

export const BROWSERS = ["Chrome", "Edge", "Firefox", "Safari", "Opera", "Samsung Internet"] as const;
export const SYSTEMS = ["Windows", "macOS", "Linux", "Android", "iOS", "iPadOS", "ChromeOS"] as const;
export const SIGN_IN_METHODS = ["password", "social", "invitation", "passkey"] as const;

export const ownSession = z.object({
  id,
  /** True for the session of this request. */
  current: z.boolean(),
  /** Null when the user agent is missing or unknown. */
  browser: z.enum(BROWSERS).nullable(),
  system: z.enum(SYSTEMS).nullable(),
  method: z.enum(SIGN_IN_METHODS).nullable(),
  created_at: timestamp,
  /** Accurate to within five minutes. */
  last_seen_at: timestamp,
});
export type OwnSession = z.output<typeof ownSession>;

export const listSessions = endpoint({
  ...read,
  method: "GET",
  path: "/account/sessions",
  summary: "List the signed-in person's sessions, the current one first",
  query: wholeListQuery,
  wholeList: true,
  payload: listOf(ownSession),
});

export const endOwnSession = endpoint({
  ...own,
  method: "DELETE",
  path: "/account/sessions/:id",
  summary: "End one of the signed-in person's sessions",
  params: z.strictObject({ id }),
  payload: emptyPayload,
});

export const endOtherSessions = endpoint({
  ...own,
  method: "DELETE",
  path: "/account/sessions",
  summary: "End all of the signed-in person's sessions except the current one",
  payload: z.object({ ended: z.number().int() }),
});
