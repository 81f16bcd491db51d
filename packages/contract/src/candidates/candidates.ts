import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, emptyPayload, id, listOf, listQuery, timestamp } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { personRef } from "../organization/organization.ts";

/**
 * Roles that write notes about others: managers their line, HR and administrators the company, recruiters
 * candidates.
 */
export const NOTE_ROLES = ["manager", "hr_manager", "admin", "moderator"] as const;

/** Actions on a note. */
export const NOTE_ACTS = ["edit", "delete"] as const;
export type NoteAct = (typeof NOTE_ACTS)[number];

export const candidateNote = z.object({
  id,
  user_id: id,
  title: z.string(),
  description: z.string(),
  /** Null when the author no longer exists. */
  author: personRef.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  version: z.number().int(),
  can: canOf(NOTE_ACTS),
});
export type CandidateNote = z.output<typeof candidateNote>;

export const candidateNoteBody = z.strictObject({
  title: z.string().trim().min(1).max(LIMITS.name),
  description: z.string().trim().min(1).max(LIMITS.description),
});

/** Actions on a person's notes. */
export const NOTE_LIST_ACTS = ["add"] as const;
export type NoteListAct = (typeof NOTE_LIST_ACTS)[number];

export const getCandidateNotes = endpoint({
  method: "GET",
  path: "/candidate_notes",
  tag: "candidates",
  summary: "List notes about a person, newest first; with `id`, get one",
  access: NOTE_ROLES,
  query: z.strictObject({
    user_id: id,
    id: id.optional(),
    page: listQuery.shape.page,
    size: listQuery.shape.size,
  }),
  payload: listOf(candidateNote).extend({ can: canOf(NOTE_LIST_ACTS) }),
});

export const addCandidateNote = endpoint({
  method: "POST",
  path: "/candidate_notes",
  tag: "candidates",
  summary: "Add a note about a person",
  access: NOTE_ROLES,
  body: candidateNoteBody.extend({ user_id: id }),
  payload: candidateNote,
});

export const saveCandidateNote = endpoint({
  method: "PUT",
  path: "/candidate_notes",
  tag: "candidates",
  summary: "Update one's own note",
  access: NOTE_ROLES,
  body: candidateNoteBody.partial().extend({ id, version: z.number().int() }),
  payload: candidateNote,
  errors: ["stale_version"],
});

export const deleteCandidateNote = endpoint({
  method: "DELETE",
  path: "/candidate_notes",
  tag: "candidates",
  summary: "Delete one's own note; administrators can delete any",
  access: NOTE_ROLES,
  query: z.strictObject({ user_id: id.optional(), id }),
  payload: emptyPayload,
});
