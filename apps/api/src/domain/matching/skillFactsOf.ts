import { CompanySkills } from "@vaardig/matching/companySkills";
import type { Neighbour, SkillFacts, SkillKind } from "@vaardig/matching/model";
import { buildSkillTable } from "@vaardig/matching/skillTable";
import type { Tx } from "../../platform/db/database.ts";

interface FactsRow {
  id: string;
  own: boolean;
  kind: SkillKind;
  idf: number;
  group_id: string | null;
  merged_into: string | null;
  neighbours: Neighbour[] | null;
}

/**
 * SQL subquery: the skill `w.id` if it counts for the company, as a shared skill or as an approved one of its
 * own. The limit makes PostgreSQL look up each skill; a join would read the whole taxonomy twice.
 */
const SKILL = `(select s.* from skills s where s.id = w.id
  and (s.company_id is null or s.company_id = $1 and s.status = 'approved') limit 1)`;

/**
 * Returns the taxonomy's and the company's facts on required and held skills: the same as the matching worker
 * holds for all skills, read for these and what they were merged into.
 */
export async function skillFactsOf(
  tx: Tx,
  companyId: string,
  required: string[],
  held: string[],
): Promise<SkillFacts> {
  const { rows } = await tx.$client.query<FactsRow>({
    name: "skill_facts",
    text: `with recursive wanted(id, required) as (
        select unnest($2::uuid[]), true
        union all select unnest($3::uuid[]), false
        union
        select next.id, next.required from wanted w
        cross join lateral ${SKILL} s
        cross join lateral (
          select s.merged_into as id, w.required where s.merged_into is not null
          union all select n.neighbour_id, false from skill_neighbours n where w.required and n.skill_id = s.id) next)
      select s.id, s.company_id is not null as own, s.kind, s.idf, s.group_id, s.merged_into,
        case when w.required then (
          select json_agg(json_build_object('skillId', n.neighbour_id, 'sim', n.similarity))
          from skill_neighbours n where n.skill_id = s.id) end as neighbours
      from (select id, bool_or(required) as required from wanted group by id) w cross join lateral ${SKILL} s`,
    values: [companyId, required, held],
  });
  const merges = (own: boolean) =>
    new Map(
      rows.flatMap((row) => (row.own === own && row.merged_into ? [[row.id, row.merged_into] as const] : [])),
    );
  const factsOf = (own: boolean) =>
    rows
      .filter((row) => row.own === own)
      .map(({ id, kind, idf, group_id: group, neighbours }) => ({
        id,
        kind,
        idf,
        groupIds: group ? [group] : [],
        neighbours: neighbours ?? [],
      }));
  const facts = new CompanySkills(buildSkillTable(factsOf(false), merges(false)));
  facts.replace(factsOf(true), merges(true));
  return facts;
}
