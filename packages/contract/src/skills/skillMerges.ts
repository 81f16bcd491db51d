import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, id, listOf, listQuery, timestamp } from "../fields.ts";
import { named, personRef } from "../organization/organization.ts";
import { countWithFirst } from "../organization/organizationImpact.ts";
import { SKILL_MERGE_ACTS } from "./catalogueActs.ts";
import { CATALOGUE_MANAGERS } from "./skillCatalogue.ts";

const pair = z.strictObject({ from_id: id, into_id: id });

export const mergePreview = z.object({
  from: named,
  into: named,
  people: countWithFirst(personRef),
  /** People with both skills: the better level stays, the other is kept in the history. */
  people_with_both: z.number().int(),
  wishes_count: z.number().int(),
  job_profiles: countWithFirst(named),
  vacancies: countWithFirst(named),
});
export type MergePreview = z.output<typeof mergePreview>;

export const previewSkillMerge = endpoint({
  method: "POST",
  path: "/skill/merge/preview",
  tag: "skill-catalogue",
  summary: "Preview a skill merge; changes nothing",
  access: CATALOGUE_MANAGERS,
  reads: true,
  body: pair,
  payload: mergePreview,
});

export const skillMerge = z.object({
  id,
  from: named,
  into: named,
  merged_by: z.string().nullable(),
  created_at: timestamp,
  undone_at: timestamp.nullable(),
  people_count: z.number().int(),
  can: canOf(SKILL_MERGE_ACTS),
});
export type SkillMerge = z.output<typeof skillMerge>;

export const mergeSkills = endpoint({
  method: "POST",
  path: "/skill/merge",
  tag: "skill-catalogue",
  summary: "Merge a company skill into another; its id and names refer to that one from then on",
  access: CATALOGUE_MANAGERS,
  body: pair,
  payload: skillMerge,
  errors: ["conflict"],
});

export const listSkillMerges = endpoint({
  method: "GET",
  path: "/skill/merge",
  tag: "skill-catalogue",
  summary: "List skill merges, newest first",
  access: CATALOGUE_MANAGERS,
  query: listQuery.omit({ search_query: true }),
  payload: listOf(skillMerge),
});

export const undoSkillMerge = endpoint({
  method: "POST",
  path: "/skill/merge/undo",
  tag: "skill-catalogue",
  summary: "Undo a skill merge; changes made since then are kept",
  access: CATALOGUE_MANAGERS,
  body: z.strictObject({ id }),
  payload: skillMerge,
  errors: ["conflict"],
});
