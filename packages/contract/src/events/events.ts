import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, listOf, listQuery, timestamp } from "../fields.ts";
import { personRef } from "../organization/organization.ts";
import { PROFILE_ROLES } from "../roles.ts";

/** What an event is about; `views` are readings of the private record, once a day and reader. */
export const EVENT_CATEGORIES = ["skills", "profile", "work", "notes", "account", "views"] as const;
export type EventCategory = (typeof EVENT_CATEGORIES)[number];

export const systemEvent = z.object({
  id,
  at: timestamp,
  category: z.enum(EVENT_CATEGORIES),
  /** The person it is about. */
  user_id: id,
  /** Null when the product itself acted, or someone who is not here any more. */
  actor: personRef.nullable(),
  /** What happened, in the reader's language, with who did it. */
  text: z.string(),
});
export type SystemEvent = z.output<typeof systemEvent>;

/** One, several of a repeated parameter, or a list as JSON. */
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
  summary: "What happened to people, newest first, as far as the reader may know",
  access: PROFILE_ROLES,
  query: z.strictObject({
    user_ids: ids,
    category: z.enum(EVENT_CATEGORIES).optional(),
    page: listQuery.shape.page,
    size: listQuery.shape.size,
  }),
  /** The categories that the reader may see of these people. */
  payload: listOf(systemEvent).extend({ categories: z.array(z.enum(EVENT_CATEGORIES)) }),
});
