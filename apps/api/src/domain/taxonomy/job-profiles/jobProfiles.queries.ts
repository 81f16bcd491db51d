import type { Language } from "@vaardig/contract/limits";
import type { JOB_PROFILE_SCOPES } from "@vaardig/contract/skill-profiles/skillProfiles";
import type { Tx } from "../../../platform/db/database.ts";
import { alphabetical } from "../../../platform/db/nameSql.ts";
import { hasText, patternOf } from "../../../platform/db/textSearch.ts";
import type { SearchedSkill } from "../../skills/searchedSkills.ts";
import { starterUri } from "../import/starterSource.ts";

type Texts = Record<string, string>;

export interface JobProfileRow {
  id: string;
  is_shared: boolean;
  sector: string | null;
  /** The name of the sector, which is the key of a group in the starter taxonomy. */
  sector_labels: Texts | null;
  labels: Texts;
  descriptions: Texts;
  made_from: string | null;
  version: number;
  skills_count: number;
  people_count: number;
  roles_count: number;
}

/** SQL condition: `users u` is one of the company's own people and not deactivated. */
const IS_STAFFED = "u.status <> 'deactivated' and u.system_role not in ('freelancer', 'staff')";

/** SQL columns of the profiles `p` that the company `$1` sees. */
const COLUMNS = `p.id, p.company_id is null as is_shared, p.sector,
  (select g.labels from skill_groups g
    where coalesce(g.company_id, '00000000-0000-0000-0000-000000000000'::uuid) = '00000000-0000-0000-0000-000000000000'
      and g.uri = '${starterUri("group", "")}' || p.sector) as sector_labels, p.labels, p.descriptions, p.made_from, p.version,
  (select count(*)::int from job_profile_skills s where s.job_profile_id = p.id) as skills_count,
  (select count(*)::int from users u where u.company_id = $1 and u.job_profile_id = p.id and ${IS_STAFFED}) as people_count,
  (select count(*)::int from roles r where r.company_id = $1 and r.job_profile_id = p.id) as roles_count`;

const SEEN = "(p.company_id = $1 or p.company_id is null)";
const WITHIN = { company: "p.company_id = $1", library: "p.company_id is null", all: SEEN };
const NAME = "coalesce(p.labels->>$2, p.labels->>'en')";
/** Returns the SQL condition for a match with any label, in any language. */
const called = (place: string) => `(${hasText(NAME, place)} or exists (select 1 from job_profile_labels l
  where l.job_profile_id = p.id and ${hasText("l.label", place)}))`;

/**
 * SQL conditions of a search: by name, or by every skill in `$4` at the levels in `$5` and a name that
 * contains `$6`.
 */
const FOUND = {
  byName: called("$3"),
  bySkills: `(${called("$3")} or (${called("$6")} and not exists (
    select 1 from unnest($4::uuid[], $5::int[]) w (skill_id, level) where not exists (
      select 1 from job_profile_skills s
      where s.job_profile_id = p.id and s.skill_id = w.skill_id and s.level >= w.level))))`,
};

interface ListOptions {
  scope: (typeof JOB_PROFILE_SCOPES)[number];
  search: string;
  /** Searched skills, and the rest of the search text. */
  skills: readonly SearchedSkill[];
  rest: string;
  language: Language;
  page: number;
  size: number;
}

/**
 * Returns a page of job profiles, the company's own first, by name. `search` matches any part of any label,
 * those in the reader's language first; `skills` with `rest` find more. Totals are of both scopes.
 */
export async function listJobProfileRows(
  tx: Tx,
  companyId: string,
  { scope, search, skills, rest, language, page, size }: ListOptions,
): Promise<{ rows: JobProfileRow[]; totals: { company: number; library: number } }> {
  const by = skills.length > 0 ? "bySkills" : "byName";
  // For a search by skills alone the pattern must match no name: the empty pattern matches nothing, while the
  // pattern of an empty text matches everything.
  const name = search === "" && skills.length > 0 ? "" : patternOf(search);
  const values: unknown[] = [companyId, language, name];
  if (skills.length > 0)
    values.push(
      skills.map(({ skillId }) => skillId),
      skills.map(({ level }) => level),
      patternOf(rest),
    );
  const counted = await tx.$client.query<{ company: number; library: number }>({
    name: `job_profile_totals_${by}`,
    text: `select count(*) filter (where p.company_id = $1)::int as company,
        count(*) filter (where p.company_id is null)::int as library
      from job_profiles p where ${SEEN} and ${FOUND[by]}`,
    values,
  });
  const { rows } = await tx.$client.query<JobProfileRow>({
    name: `job_profile_list_${scope}_${by}`,
    text: `with page as (
        select p.*, row_number() over (order by (p.company_id is null), not ${hasText(NAME, "$3")}, ${alphabetical(NAME)}, p.id) as place
        from job_profiles p where ${WITHIN[scope]} and ${FOUND[by]}
        order by place limit $${values.length + 1} offset $${values.length + 2})
      select ${COLUMNS} from page p order by p.place`,
    values: [...values, size, page * size],
  });
  return { rows, totals: counted.rows[0] ?? { company: 0, library: 0 } };
}

/**
 * Returns a job profile that the company sees; undefined when there is none. `lock` locks its row until the
 * transaction ends.
 */
export async function findJobProfile(
  tx: Tx,
  companyId: string,
  id: string,
  lock = false,
): Promise<JobProfileRow | undefined> {
  // A shared row cannot be locked: row-level security allows writes only to the company's own rows.
  if (lock) {
    await tx.$client.query("select 1 from job_profiles where company_id = $1 and id = $2 for update", [
      companyId,
      id,
    ]);
  }
  const { rows } = await tx.$client.query<JobProfileRow>({
    name: "job_profile_one",
    text: `select ${COLUMNS} from job_profiles p where p.id = $2 and ${SEEN}`,
    values: [companyId, id],
  });
  return rows[0];
}

export interface RoleUse {
  id: string;
  name: string;
  department: string | null;
  people_count: number;
}

/** Returns the roles with a job profile, by name; at most 200. */
export async function rolesUsing(tx: Tx, companyId: string, id: string): Promise<RoleUse[]> {
  const { rows } = await tx.$client.query<RoleUse>({
    name: "job_profile_roles",
    text: `select r.id, r.name, d.name as department,
        (select count(*)::int from users u where u.company_id = $1 and u.role_id = r.id and ${IS_STAFFED}) as people_count
      from roles r left join departments d on d.company_id = r.company_id and d.id = r.department_id
      where r.company_id = $1 and r.job_profile_id = $2 order by ${alphabetical("r.name")}, r.id limit 200`,
    values: [companyId, id],
  });
  return rows;
}
