import type { Language } from "@vaardig/contract/limits";
import type { PersonRef } from "@vaardig/contract/organization/organization";
import type { TeamCell, TeamPerson, TeamSkill } from "@vaardig/contract/team/team";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import { inLanguage } from "../../domain/taxonomy/jobProfiles.ts";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { teamPersonActions } from "./team.policy.ts";
import type { TeamPersonRow } from "./teamPeople.queries.ts";
import type { AskedSkill, HeldCell, RequiredCell } from "./teamSkills.queries.ts";

export interface TeamReader {
  viewer: Viewer;
  secrets: Secrets;
  language: Language;
}

/** So many people must be asked for a skill before it is worth telling that one person alone has it. */
const ASKED_OF_SEVERAL = 2;

/** Whose knowledge the team depends on in this skill, or undefined. */
export function onlyOneOf({ asked, able, able_id: id }: AskedSkill): string | undefined {
  return asked >= ASKED_OF_SEVERAL && able === 1 ? (id ?? undefined) : undefined;
}

/** Rows → wire, in the order given. */
export async function presentTeamSkills(
  tx: Tx,
  rows: AskedSkill[],
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
    const only = onlyOneOf(row);
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

interface Cells {
  held: HeldCell[];
  required: RequiredCell[];
}

/** A person at each shown skill that they have or that their job asks for. */
function cellsOf(
  row: TeamPersonRow,
  skillIds: readonly string[],
  held: ReadonlyMap<string, HeldCell>,
  required: ReadonlyMap<string, RequiredCell>,
): TeamCell[] {
  return skillIds.flatMap((id, skill) => {
    const has = held.get(`${row.id}/${id}`);
    const asks = required.get(`${row.job_profile_id}/${id}`);
    if (!has && !asks) return [];
    const level = has?.level ?? null;
    return {
      skill,
      level,
      has: has !== undefined,
      required: asks?.level ?? null,
      must_have: asks?.must_have ?? false,
      gap: asks !== undefined && (!has || (level !== null && level < asks.level)),
      confirmed: has?.confirmed ?? false,
      waiting: (has?.waiting && asks !== undefined) ?? false,
    };
  });
}

/** People with their cells → wire. */
export function presentTeamPeople(
  { viewer, secrets, language }: TeamReader,
  rows: TeamPersonRow[],
  skillIds: readonly string[],
  lead: string | null,
  cells: Cells,
): TeamPerson[] {
  const held = new Map(cells.held.map((cell) => [`${cell.user_id}/${cell.skill_id}`, cell]));
  const required = new Map(cells.required.map((cell) => [`${cell.job_profile_id}/${cell.skill_id}`, cell]));
  return rows.map((row) => {
    const own = cellsOf(row, skillIds, held, required);
    return {
      id: row.id,
      name: row.name,
      photo_url: photoUrl(secrets, viewer.companyId, row.photo_id),
      job: row.role ?? (row.labels && inLanguage(row.labels, language)),
      direct: lead !== null && row.manager_id === lead,
      gaps: row.gaps,
      waiting: own.filter(({ waiting }) => waiting).length,
      cells: own,
      can: teamPersonActions(viewer, row),
    };
  });
}
