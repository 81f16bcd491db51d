import type { Language } from "@vaardig/contract/limits";
import type { JobProfile, SkillProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import {
  findJobProfile,
  type JobProfileRow,
  rolesUsing,
} from "../../domain/taxonomy/job-profiles/jobProfiles.queries.ts";
import { inLanguage, requiredSkillsOf } from "../../domain/taxonomy/jobProfiles.ts";
import { presentRequired } from "../../domain/taxonomy/presentRequired.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { jobProfileActions } from "./skill-profiles.policy.ts";

export interface Reader {
  viewer: Viewer;
  language: Language;
  /** Job profiles held in the reader's line. */
  heldInLine: ReadonlySet<string>;
}

/** Converts a job profile to the wire format. */
export function presentJobProfile(reader: Reader, row: JobProfileRow): JobProfile {
  const {
    id,
    is_shared,
    sector,
    sector_labels: sectorLabels,
    labels,
    descriptions,
    version,
    skills_count,
    people_count,
    roles_count,
  } = row;
  return {
    id,
    name: inLanguage(labels, reader.language),
    sector: sectorLabels ? inLanguage(sectorLabels, reader.language) : sector,
    description: inLanguage(descriptions, reader.language),
    skills_count,
    people_count,
    roles_count,
    is_shared,
    version,
    can: jobProfileActions(reader.viewer, row, reader.heldInLine),
  };
}

/** Converts a job profile to the wire format, with its required skills and the roles that use it. */
export async function presentSkillProfile(tx: Tx, reader: Reader, row: JobProfileRow): Promise<SkillProfile> {
  const { language, viewer } = reader;
  const { companyId } = viewer;
  const required = await requiredSkillsOf(tx, row.id, language);
  const origin = row.made_from ? await findJobProfile(tx, companyId, row.made_from) : undefined;
  return {
    ...presentJobProfile(reader, row),
    name_en: row.labels.en ?? inLanguage(row.labels, "en"),
    name_nl: row.labels.nl ?? null,
    description_en: row.descriptions.en ?? "",
    description_nl: row.descriptions.nl ?? null,
    made_from: origin ? { id: origin.id, name: inLanguage(origin.labels, language) } : null,
    roles: await rolesUsing(tx, companyId, row.id),
    skills: await presentRequired(tx, required?.skills ?? [], language),
  };
}
