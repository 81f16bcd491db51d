import type { Language, SkillKind } from "@vaardig/contract/limits";
import type { CatalogueScope } from "@vaardig/contract/skills/skillCatalogue";
import type { Tx } from "../../../platform/db/database.ts";
import { alphabetical, fullName } from "../../../platform/db/nameSql.ts";
import { hasText, patternOf } from "../../../platform/db/textSearch.ts";

type Texts = Record<string, string>;

export interface CatalogueRow {
  id: string;
  name: string;
  kind: SkillKind;
  group_id: string | null;
  group_labels: Texts | null;
  is_own: boolean;
  status: "approved" | "proposed";
  proposed_by: string | null;
  people_count: number;
  job_profiles_count: number;
  version: number;
  labels: { lang: string; label: string; preferred: boolean; own: boolean }[];
  descriptions: Texts;
  levels: Record<string, string[]> | null;
  group_levels: Record<string, string[]> | null;
}

const NAME = `coalesce(
  (select label from skill_labels where skill_id = s.id and lang = $2 and preferred),
  (select label from skill_labels where skill_id = s.id and lang = 'en' and preferred),
  (select label from skill_labels where skill_id = s.id order by preferred desc, label limit 1), s.uri)`;

/** SQL for the ids under which `s` is stored: its own, and those of skills merged into it. */
const STORED_AS = "array(select m.id from skills m where m.id = s.id or m.merged_into = s.id)";

const COLUMNS = `s.id, ${NAME} as name, s.kind, s.group_id, g.labels as group_labels, g.levels as group_levels,
  s.company_id is not null as is_own, s.status, s.version, s.descriptions, s.levels,
  (select ${fullName("u")} from users u where u.company_id = $1 and u.id = s.proposed_by) as proposed_by,
  (select count(*)::int from person_skills p join users u on u.company_id = $1 and u.id = p.user_id and u.status <> 'deactivated'
    where p.company_id = $1 and p.skill_id = any(${STORED_AS}) and p.valid_to is null) as people_count,
  (select count(*)::int from job_profile_skills r where r.company_id = $1 and r.skill_id = any(${STORED_AS})) as job_profiles_count,
  (select coalesce(json_agg(json_build_object('lang', l.lang, 'label', l.label, 'preferred', l.preferred, 'own', l.company_id is not null)
    order by l.preferred desc, l.label), '[]') from skill_labels l where l.skill_id = s.id) as labels`;

const SEEN = "s.merged_into is null and (s.company_id = $1 or s.company_id is null)";
const WITHIN: Record<CatalogueScope, string> = {
  all: "s.status = 'approved'",
  own: "s.company_id = $1 and s.status = 'approved'",
  shared: "s.company_id is null",
  proposed: "s.company_id = $1 and s.status = 'proposed'",
};

export interface CatalogueOptions {
  scope: CatalogueScope;
  groupId: string | undefined;
  search: string;
  language: Language;
  page: number;
  size: number;
}

/** Returns a page of skills by name; the search matches any part of any label, also of a merged skill. */
export async function listCatalogueRows(
  tx: Tx,
  companyId: string,
  { scope, groupId, search, language, page, size }: CatalogueOptions,
): Promise<{ rows: CatalogueRow[]; total: number }> {
  const values = [companyId, groupId ?? null, search, patternOf(search)];
  const matches = (group: string, text: string, pattern: string) =>
    `${SEEN} and ${WITHIN[scope]} and (${group}::uuid is null or s.group_id = ${group}) and (${text} = '' or s.id in (
      select coalesce(m.merged_into, m.id) from skill_labels l join skills m on m.id = l.skill_id where ${hasText("l.label", pattern)}))`;
  const counted = await tx.$client.query<{ total: number }>({
    name: `skill_catalogue_count_${scope}`,
    text: `select count(*)::int as total from skills s where ${matches("$2", "$3", "$4")}`,
    values,
  });
  const { rows } = await tx.$client.query<CatalogueRow>({
    name: `skill_catalogue_page_${scope}`,
    text: `with page as (
        select s.*, row_number() over (order by ${alphabetical(NAME)}, s.id) as place
        from skills s where ${matches("$3", "$4", "$5")} order by place limit $6 offset $7)
      select ${COLUMNS} from page s left join skill_groups g on g.id = s.group_id order by s.place`,
    values: [companyId, language, ...values.slice(1), size, page * size],
  });
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/**
 * Returns a skill that the company sees, by its current id; undefined when there is none. `lock` locks an own
 * skill until the transaction ends.
 */
export async function findCatalogueRow(
  tx: Tx,
  companyId: string,
  id: string,
  language: Language,
  lock = false,
): Promise<CatalogueRow | undefined> {
  if (lock) {
    const own = "select 1 from skills where company_id = $1 and id = $2 for update";
    await tx.$client.query(own, [companyId, id]);
  }
  const { rows } = await tx.$client.query<CatalogueRow>({
    name: "skill_catalogue_one",
    text: `select ${COLUMNS} from skills s left join skill_groups g on g.id = s.group_id where s.id = $3 and ${SEEN}`,
    values: [companyId, language, id],
  });
  return rows[0];
}

/**
 * Returns the current skill behind an id, including an undecided one; undefined for a skill that the company
 * does not see.
 */
export async function followMerges(tx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: "skill_follow_merges",
    text: `with recursive chain as (
        select id, merged_into from skills where id = $1
        union select s.id, s.merged_into from chain c join skills s on s.id = c.merged_into)
      select id from chain where merged_into is null`,
    values: [id],
  });
  return rows[0]?.id;
}

/** Returns the number of skill proposals awaiting a decision. */
export async function countProposals(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await tx.$client.query<{ number: number }>({
    name: "skill_proposals",
    text: "select count(*)::int as number from skills where company_id = $1 and status = 'proposed' and merged_into is null",
    values: [companyId],
  });
  return rows[0]?.number ?? 0;
}

/** Returns the skill groups that contain skills. */
export async function listGroupRows(tx: Tx, companyId: string): Promise<{ id: string; labels: Texts }[]> {
  const { rows } = await tx.$client.query<{ id: string; labels: Texts }>({
    name: "skill_catalogue_groups",
    text: `select g.id, g.labels from skill_groups g
      where (g.company_id = $1 or g.company_id is null) and exists (
        select 1 from skills s where s.group_id = g.id and s.merged_into is null)`,
    values: [companyId],
  });
  return rows;
}
