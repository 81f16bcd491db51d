import { SKILL_ADDING_ACTS } from "./skills.ts";

/** Actions on a skill of the catalogue. */
export const CATALOGUE_SKILL_ACTS = ["rename", "edit", "approve", "decline", "merge", "delete"] as const;
export type CatalogueSkillAct = (typeof CATALOGUE_SKILL_ACTS)[number];

/** Actions on the catalogue as a whole. */
export const CATALOGUE_ACTS = [...SKILL_ADDING_ACTS, "import", "merge"] as const;
export type CatalogueAct = (typeof CATALOGUE_ACTS)[number];

/** Actions on a merge of two skills. */
export const SKILL_MERGE_ACTS = ["undo"] as const;
