import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { emptyPayload, id, timestamp } from "../fields.ts";
import { ROLES } from "../roles.ts";
import { EMAIL_CHANNELS, NOTIFICATION_GROUPS, notificationKind } from "./notificationKinds.ts";

/** Maximum of the unread count. */
export const UNREAD_MAX = 100;

/** Link target of a notification: a menu screen with its parameters and query. */
const place = z.object({
  screen: z.string(),
  params: z.record(z.string(), z.string()),
  query: z.record(z.string(), z.string()),
});
export type NotificationPlace = z.output<typeof place>;

/** Notifications of one kind about one record on one day. */
export const notificationGroup = z.object({
  /** Id of the newest notification, which represents the group. */
  id,
  kind: notificationKind,
  /** Number of notifications in the group, and how many are unread. */
  count: z.number().int(),
  unread: z.number().int(),
  /** One sentence for the whole group. */
  text: z.string(),
  /** Actor of the newest notification; null when not shown. */
  actor: z.object({ id, name: z.string(), photo_url: z.string().nullable() }).nullable(),
  /** Null when the record no longer exists or the reader may no longer see it. */
  leads_to: place.nullable(),
  /** Day in the company's time zone, and timestamp of the newest. */
  day: z.iso.date(),
  at: timestamp,
});
export type NotificationGroupRow = z.output<typeof notificationGroup>;

const unread = z.object({ unread: z.number().int().max(UNREAD_MAX) });

const shared = { tag: "notifications", access: ROLES } as const;
/** Own read marks and preferences, also allowed for a paused company. */
const own = { ...shared, whilePaused: true } as const;

export const listNotifications = endpoint({
  ...shared,
  method: "GET",
  path: "/notifications",
  summary:
    "List the signed-in person's notifications, newest first, by day and record; `cursor` is `next` of the previous page",
  query: z.strictObject({
    cursor: z.string().max(200).optional(),
    size: z.coerce.number().int().min(1).max(50).default(20),
    unread_only: z.stringbool().default(false),
  }),
  payload: z.object({ data: z.array(notificationGroup), next: z.string().nullable() }),
});

export const countUnread = endpoint({
  ...shared,
  method: "GET",
  path: "/notifications/unread",
  summary: `Count unread notifications, up to ${UNREAD_MAX}`,
  payload: unread,
});

export const followNotifications = endpoint({
  ...shared,
  method: "GET",
  path: "/notifications/live",
  summary: "Stream an event whenever the signed-in person's notifications change (server-sent events)",
  query: z.strictObject({}),
  payload: z.object({ kind: z.literal("changed") }),
  raw: ["text/event-stream"],
});

export const markRead = endpoint({
  ...own,
  method: "POST",
  path: "/notifications/read",
  summary: "Mark a notification as read, with earlier ones of its kind about the same record",
  body: z.strictObject({ id }),
  /** Link target, for readers who come from an email. */
  payload: z.object({ leads_to: place.nullable() }),
});

export const markAllRead = endpoint({
  ...own,
  method: "POST",
  path: "/notifications/read_all",
  summary: "Mark all notifications as read",
  payload: z.object({ count: z.number().int(), read_at: timestamp }),
});

export const undoMarkAllRead = endpoint({
  ...own,
  method: "POST",
  path: "/notifications/read_all/undo",
  summary: "Undo marking all notifications as read",
  body: z.strictObject({ read_at: timestamp }),
  payload: emptyPayload,
});

/** Frequencies of the digest email. */
export const DIGEST_RHYTHMS = ["daily", "weekly", "none"] as const;
export type DigestRhythm = (typeof DIGEST_RHYTHMS)[number];

const email = z.enum(EMAIL_CHANNELS);

const preference = z.object({
  kind: notificationKind,
  group: z.enum(NOTIFICATION_GROUPS),
  /** True when shown in the product. */
  product: z.boolean(),
  /** True when that can be turned off. */
  can_hide: z.boolean(),
  email,
  /** Selectable email deliveries. */
  emails: z.array(email),
});
export type NotificationPreference = z.output<typeof preference>;

const preferences = z.object({ digest: z.enum(DIGEST_RHYTHMS), kinds: z.array(preference) });

export const getNotificationPreferences = endpoint({
  ...shared,
  method: "GET",
  path: "/notifications/preferences",
  summary: "Get the notification preferences for each kind that the signed-in person's access level receives",
  payload: preferences,
});

export const setNotificationPreferences = endpoint({
  ...own,
  method: "PUT",
  path: "/notifications/preferences",
  summary:
    "Update the notification preferences for some kinds, and the frequency of the digest; others do not change",
  body: z.strictObject({
    digest: z.enum(DIGEST_RHYTHMS).optional(),
    kinds: z
      .array(
        z.strictObject({
          kind: notificationKind,
          product: z.boolean().optional(),
          email: email.optional(),
        }),
      )
      .min(1)
      .max(100)
      .optional(),
  }),
  payload: preferences,
});
