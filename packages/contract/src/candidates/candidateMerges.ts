import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, emptyPayload, id, listOf, listQuery, timestamp, wholeListQuery } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { CANDIDATE_READERS, candidateRow } from "./candidateList.ts";

/** Signs that two records may be the same person. */
export const DUPLICATE_SIGNS = ["email", "phone", "name"] as const;
export type DuplicateSign = (typeof DUPLICATE_SIGNS)[number];

const signs = z.array(z.enum(DUPLICATE_SIGNS));

const free = (max: number) => z.string().trim().max(max).default("");

export const findDuplicates = endpoint({
  method: "POST",
  path: "/candidate_list/duplicates/check",
  tag: "candidates",
  summary: "Check whether a person to be added may already be a candidate; changes nothing",
  access: CANDIDATE_READERS,
  reads: true,
  body: z.strictObject({
    first_name: free(LIMITS.name),
    last_name: free(LIMITS.name),
    email: free(LIMITS.email),
    phone: free(LIMITS.phone),
  }),
  payload: z.object({
    data: z.array(z.object({ candidate: candidateRow, signs })),
    /** True when the email address belongs to a colleague who is not a candidate. */
    colleague: z.boolean(),
  }),
});

/** Actions on possible duplicates; `suspect_again` applies to pairs marked as different people. */
export const DUPLICATE_ACTS = ["merge", "keep_apart", "suspect_again"] as const;
export type DuplicateAct = (typeof DUPLICATE_ACTS)[number];

export const duplicatePair = z.object({
  candidates: z.array(candidateRow).length(2),
  signs,
  can: canOf(DUPLICATE_ACTS),
});
export type DuplicatePair = z.output<typeof duplicatePair>;

export const listDuplicates = endpoint({
  method: "GET",
  path: "/candidate_list/duplicates",
  tag: "candidates",
  summary: "List pairs of candidates with the same phone number or name, newest first",
  access: CANDIDATE_READERS,
  query: z.strictObject({
    user_id: id.optional(),
    /** Lists pairs marked as different people instead of possible duplicates. */
    kept_apart: z.stringbool().default(false),
    page: listQuery.shape.page,
    size: listQuery.shape.size,
  }),
  payload: listOf(duplicatePair),
});

const pair = { kept_id: id, merged_id: id };

export const dismissDuplicate = endpoint({
  method: "POST",
  path: "/candidate_list/duplicates/keep_apart",
  tag: "candidates",
  summary: "Mark two candidates as different people; they are not reported as duplicates again",
  access: CANDIDATE_READERS,
  body: z.strictObject({ user_ids: z.array(id).length(2) }),
  payload: emptyPayload,
});

export const restoreDuplicate = endpoint({
  method: "POST",
  path: "/candidate_list/duplicates/suspect_again",
  tag: "candidates",
  summary: "Undo marking two candidates as different people",
  access: CANDIDATE_READERS,
  body: z.strictObject({ user_ids: z.array(id).length(2) }),
  payload: emptyPayload,
});

/** Fields for which one of two values is chosen. */
export const MERGE_FIELDS = [
  "first_name",
  "last_name",
  "email",
  "phone",
  "location",
  "headline",
  "about",
  "availability",
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

const side = z.object({
  candidate: candidateRow,
  values: z.record(z.enum(MERGE_FIELDS), z.string().nullable()),
});

/** Number of records that move from the merged record to the kept one, by kind. */
export const movedCounts = z.object({
  applications: z.number().int(),
  notes: z.number().int(),
  tasks: z.number().int(),
  skills: z.number().int(),
  files: z.number().int(),
  experience: z.number().int(),
  education: z.number().int(),
  talent_pools: z.number().int(),
  mails: z.number().int(),
});
export type MovedCounts = z.output<typeof movedCounts>;

export const previewMerge = endpoint({
  method: "POST",
  path: "/candidate_list/merge/preview",
  tag: "candidates",
  summary: "Compare two candidates and preview what a merge would move; changes nothing",
  access: CANDIDATE_READERS,
  reads: true,
  body: z.strictObject(pair),
  payload: z.object({
    kept: side,
    merged: side,
    moves: movedCounts,
    /** Jobs that both applied for; the application in the later stage is kept. */
    same_vacancies: z.array(z.string()),
  }),
  errors: ["conflict"],
});

export const mergeCandidates = endpoint({
  method: "POST",
  path: "/candidate_list/merge",
  tag: "candidates",
  summary: "Merge two candidates; can be undone",
  access: CANDIDATE_READERS,
  body: z.strictObject({
    ...pair,
    kept_version: z.number().int(),
    merged_version: z.number().int(),
    /** Fields taken from the merged record; the others keep their value. */
    take: z.array(z.enum(MERGE_FIELDS)).default([]),
  }),
  payload: z.object({ id, candidate: candidateRow, moved: movedCounts }),
  errors: ["stale_version", "conflict"],
});

export const undoMerge = endpoint({
  method: "POST",
  path: "/candidate_list/merge/undo",
  tag: "candidates",
  summary: "Undo a candidate merge; the merged candidate gets its own data back",
  access: CANDIDATE_READERS,
  body: z.strictObject({ id }),
  payload: z.object({ kept_id: id, merged_id: id }),
  errors: ["conflict", "email_taken"],
});

/** Actions on a merge of two candidates. */
export const CANDIDATE_MERGE_ACTS = ["undo"] as const;
export type CandidateMergeAct = (typeof CANDIDATE_MERGE_ACTS)[number];

export const candidateMerge = z.object({
  id,
  /** Name of the merged record. */
  name: z.string(),
  merged_by: z.string().nullable(),
  created_at: timestamp,
  can: canOf(CANDIDATE_MERGE_ACTS),
});

export const listMerges = endpoint({
  method: "GET",
  path: "/candidate_list/merge",
  tag: "candidates",
  summary: "List the records merged into a candidate whose merge was not undone",
  access: CANDIDATE_READERS,
  query: z.strictObject({ user_id: id }).extend(wholeListQuery.shape),
  wholeList: true,
  payload: listOf(candidateMerge),
});
