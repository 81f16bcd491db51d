import { z } from "zod";
import { clearable, date, id, timestamp } from "../fields.ts";
import { named, personRef } from "../organization/organization.ts";
import { requiredSkill } from "../skill-profiles/skillProfiles.ts";

/** Approval status; null for a draft. */
export const jobStatus = z.enum(["Pending", "Approved", "Declined"]).nullable();
export type JobStatus = z.output<typeof jobStatus>;
export const publication = z.enum(["open", "on_hold", "closed"]);

const scalar = z.union([z.string(), z.number(), z.boolean()]).nullable();
const requirement = requiredSkill.omit({ skill: true }).nullable();

/** A pending change: field values (departments and job profiles by name) and skill changes. */
export const change = z.object({
  fields: z.array(z.object({ field: z.string(), from: scalar, to: scalar })),
  /** `from` is null for an added skill, `to` for a removed one. */
  skills: z.array(z.object({ skill: requiredSkill.shape.skill, from: requirement, to: requirement })),
});
export type Change = z.output<typeof change>;

/**
 * Actor and time of an action; `by` is null when the person no longer exists, the whole value before the
 * action.
 */
const act = z.object({ by: named.nullable(), at: timestamp }).nullable();

/** State of the approval. */
export const approval = z.object({
  decline_reason: z.string().nullable(),
  submitted: act,
  decided: act,
  change: change.nullable(),
});
export type Approval = z.output<typeof approval>;

export const team = z.object({
  owner: personRef.nullable(),
  co_owners: z.array(personRef),
  members: z.array(personRef),
});
export type JobTeam = z.output<typeof team>;

/** Values of the form: the pending change, otherwise the version in force. */
export const jobValues = z.object({
  name: z.string(),
  description: z.string(),
  job_profile: named.nullable(),
  department: named.nullable(),
  location: z.string().nullable(),
  hours: z.number().int().nullable(),
  salary_from: z.number().int().nullable(),
  salary_to: z.number().int().nullable(),
  headcount: z.number().int(),
  available_from: date.nullable(),
  apply_by: date.nullable(),
  hiring_manager: personRef.nullable(),
  contact: personRef.nullable(),
  external: z.boolean(),
  skills: z.array(requiredSkill),
});
export type JobValues = z.output<typeof jobValues>;

export const jobWork = z.object({ values: jobValues, approval, team });

/**
 * Team of a job or project besides its owner; each person has one part. Absent fields keep their value.
 */
export const teamBody = z.strictObject({
  id,
  version: z.number().int(),
  /** Transfers ownership to another person. */
  owner_id: id.optional(),
  co_owner_ids: clearable(z.array(id).max(50), []).optional(),
  member_ids: clearable(z.array(id).max(50), []).optional(),
});
