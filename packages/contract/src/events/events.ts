import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, listOf, listQuery, timestamp } from "../fields.ts";
import { personRef } from "../organization/organization.ts";
import { PROFILE_ROLES } from "../roles.ts";

/** Event categories; `views` are reads of the private record, at most one per day and reader. */
export const EVENT_CATEGORIES = ["skills", "profile", "work", "notes", "account", "views"] as const;
export type EventCategory = (typeof EVENT_CATEGORIES)[number];

export const systemEvent = z.object({
  id,
  at: timestamp,
  category: z.enum(EVENT_CATEGORIES),
  /** The person concerned. */
  user_id: id,
  /** Null when the product acted, or when the actor no longer exists. */
  actor: personRef.nullable(),
  /** Description of the event and its actor, in the reader's language. */
  text: z.string(),
});
export type SystemEvent = z.output<typeof systemEvent>;

/** A single value, a repeated parameter, or a JSON array. */
const ids = z.preprocess((given) => {
  if (typeof given !== "string") return given;
  if (!given.startsWith("[")) return [given];
  try {
    return JSON.parse(given) as unknown;
  } catch {
    return given;
  }
}, z.array(id).min(1).max(20));

export const getSystemEvents = endpoint({
  method: "GET",
  path: "/system_events",
  tag: "events",
  summary: "List events about people that the signed-in person may see, newest first",
  access: PROFILE_ROLES,
  query: z.strictObject({
    user_ids: ids,
    category: z.enum(EVENT_CATEGORIES).optional(),
    page: listQuery.shape.page,
    size: listQuery.shape.size,
  }),
  /** Categories that the reader may see for these people. */
  payload: listOf(systemEvent).extend({ categories: z.array(z.enum(EVENT_CATEGORIES)) }),
});
