import { z } from "zod";
import { clearable, date, id, timestamp } from "../fields.ts";
import { named, personRef } from "../organization/organization.ts";
import { requiredSkill } from "../skill-profiles/skillProfiles.ts";

/** How far approval is; null for a draft, which has no status yet. */
export const vacancyStatus = z.enum(["Pending", "Approved", "Declined"]).nullable();
export type VacancyStatus = z.output<typeof vacancyStatus>;
export const publication = z.enum(["open", "on_hold", "closed"]);

const scalar = z.union([z.string(), z.number(), z.boolean()]).nullable();
const requirement = requiredSkill.omit({ skill: true }).nullable();

/** What a waiting change does: values by field (departments and job profiles by name), and skills one by one. */
export const change = z.object({
  fields: z.array(z.object({ field: z.string(), from: scalar, to: scalar })),
  /** Null before: added; null after: taken away. */
  skills: z.array(z.object({ skill: requiredSkill.shape.skill, from: requirement, to: requirement })),
});
export type Change = z.output<typeof change>;

/** Who did something when; null where no one did yet, or the person is gone. */
const act = z.object({ by: named.nullable(), at: timestamp }).nullable();

/** How far approval is. */
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
export type VacancyTeam = z.output<typeof team>;

/** What the form shows: the waiting change, or else what is in force. */
export const vacancyValues = z.object({
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
export type VacancyValues = z.output<typeof vacancyValues>;

export const vacancyWork = z.object({ values: vacancyValues, approval, team });

/** Who works on a vacancy or project beside its owner; a person has one part. What is left out stays. */
export const teamBody = z.strictObject({
  id,
  version: z.number().int(),
  /** Hands it to someone else. */
  owner_id: id.optional(),
  co_owner_ids: clearable(z.array(id).max(50), []).optional(),
  member_ids: clearable(z.array(id).max(50), []).optional(),
});
