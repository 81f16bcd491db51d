import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { emptyPayload, id, listOf, timestamp, wholeListQuery } from "../fields.ts";
import { LIMITS } from "../limits.ts";

/** Screens whose search and filters can be saved as a view. */
export const SAVED_VIEW_SCREENS = [
  "candidates",
  "expert_finder",
  "applications",
  "jobs",
  "employees",
] as const;
export type SavedViewScreen = (typeof SAVED_VIEW_SCREENS)[number];

const screen = z.enum(SAVED_VIEW_SCREENS);

const name = z.string().trim().min(1).max(LIMITS.name);

/** Frequencies of the email with new results of a saved search. */
export const DIGESTS = ["none", "daily", "weekly"] as const;
export type Digest = (typeof DIGESTS)[number];
const digest = z.enum(DIGESTS);

const SAVERS = ["moderator", "hr_manager", "admin", "employee", "manager", "freelancer"] as const;

export const savedView = z.object({
  id,
  screen,
  name: z.string(),
  /** Query string of the screen's URL. */
  search: z.string(),
  /** For job searches; `none` for other screens. */
  digest,
  /** When the next digest is prepared; null without one. */
  next_digest_at: timestamp.nullable(),
  /** Name of a deleted department in the saved search, which therefore finds nothing; null otherwise. */
  missing_department: z.string().nullable(),
  created_at: timestamp,
});
export type SavedView = z.output<typeof savedView>;

export const listSavedViews = endpoint({
  method: "GET",
  path: "/saved_views",
  tag: "saved-views",
  summary: "List the signed-in person's saved views of a screen, by name",
  access: SAVERS,
  query: z.strictObject({ screen }).extend(wholeListQuery.shape),
  wholeList: true,
  payload: listOf(savedView),
});

export const addSavedView = endpoint({
  method: "POST",
  path: "/saved_views",
  tag: "saved-views",
  summary:
    "Save a screen's search and filters under a name; replaces the view of the same name, regardless of case",
  access: SAVERS,
  body: z.strictObject({
    screen,
    name,
    search: z.string().max(8_000),
    /** For job searches only; absent keeps the current value. */
    digest: digest.optional(),
  }),
  payload: savedView,
  errors: ["conflict"],
});

export const renameSavedView = endpoint({
  method: "PUT",
  path: "/saved_views",
  tag: "saved-views",
  summary: "Rename a saved view, unique on its screen, or set how often it is emailed",
  access: SAVERS,
  body: z.strictObject({ id, name: name.optional(), digest: digest.optional() }),
  payload: savedView,
});

export const deleteSavedView = endpoint({
  method: "DELETE",
  path: "/saved_views",
  tag: "saved-views",
  summary: "Delete a saved view",
  access: SAVERS,
  query: z.strictObject({ id }),
  payload: emptyPayload,
});
