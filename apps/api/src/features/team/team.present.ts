import type { Language } from "@vaardig/contract/limits";
import type { PersonRef } from "@vaardig/contract/organization/organization";
import { TEAM_CELL, type TeamCell, type TeamPerson, type TeamSkill } from "@vaardig/contract/team/team";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import { inLanguage } from "../../domain/taxonomy/jobProfiles.ts";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { teamPersonActions } from "./team.policy.ts";
import type { TeamPersonRow } from "./teamPeople.queries.ts";
import type { RequestedSkill, RequiredCell } from "./teamSkills.queries.ts";

export interface TeamReader {
  viewer: Viewer;
  secrets: Secrets;
  language: Language;
}

/** Minimum number of people who need a skill before a single holder is worth mentioning. */
const ASKED_OF_SEVERAL = 2;

/** Returns the id of the only person with a skill that several people need; undefined otherwise. */
export function onlyHolderOf({ asked, able, able_id: id }: RequestedSkill): string | undefined {
  return asked >= ASKED_OF_SEVERAL && able === 1 ? (id ?? undefined) : undefined;
}

/** Converts skills to the wire format, in order. */
export async function presentTeamSkills(
  tx: Tx,
  rows: RequestedSkill[],
  people: ReadonlyMap<string, PersonRef>,
  language: Language,
): Promise<TeamSkill[]> {
  const byId = await skillsById(
    tx,
    rows.map((row) => row.skill_id),
    language,
  );
  return rows.flatMap((row) => {
    const skill = byId.get(row.skill_id);
    const only = onlyHolderOf(row);
    return skill
      ? {
          ...skill,
          asked: row.asked,
          gaps: row.gaps,
          able: row.able,
          only: (only && people.get(only)) || null,
        }
      : [];
  });
}

/**
 * Returns a person's cells for each displayed skill they have or their job profile requires, in the order of
 * the skills.
 */
function cellsOf(
  { held, job_profile_id: job }: TeamPersonRow,
  skillIds: readonly string[],
  required: ReadonlyMap<string, number>,
): TeamCell[] {
  const has = new Map(held.map((cell) => [cell[0], cell]));
  return skillIds.flatMap((id, skill): TeamCell[] => {
    const [, level, confirmed, waiting] = has.get(skill) ?? [];
    const asked = required.get(`${job}/${id}`) ?? 0;
    if (!has.has(skill) && asked === 0) return [];
    const marks = (confirmed ? TEAM_CELL.confirmed : 0) + (waiting && asked > 0 ? TEAM_CELL.waiting : 0);
    return [[skill, has.has(skill) ? (level ?? 0) : null, asked, marks]];
  });
}

interface Shown {
  skillIds: readonly string[];
  /** The levels that the people's job profiles require of these skills. */
  required: readonly RequiredCell[];
  /** The manager of the line; null for a department. */
  lead: string | null;
}

/** Converts people with their cells to the wire format. */
export function presentTeamPeople(
  { viewer, secrets, language }: TeamReader,
  rows: TeamPersonRow[],
  { skillIds, required, lead }: Shown,
): TeamPerson[] {
  const asked = new Map(
    required.map(({ job_profile_id: job, skill_id: skill, level }) => [`${job}/${skill}`, level]),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    photo_url: photoUrl(secrets, viewer.companyId, row.photo_id),
    job: row.role ?? (row.labels && inLanguage(row.labels, language)),
    direct: lead !== null && row.manager_id === lead,
    gaps: row.gaps,
    cells: cellsOf(row, skillIds, asked),
    can: teamPersonActions(viewer, row),
  }));
}
