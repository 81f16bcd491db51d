import type { Tx } from "../../../platform/db/database.ts";

/**
 * Merges skills of other sources into the starter skill of the same name, so that none is shown twice: the
 * preferred labels are equal in a language, ignoring case and a suffix in brackets ("Python (computer
 * programming)"). Only pairs completed in this transaction are considered: an undone merge stays undone.
 * Returns how many were merged.
 */
export async function mergeEqualSkills(tx: Tx): Promise<number> {
  await tx.$client.query(`
    create temp table skill_names on commit drop as
    select distinct s.id, s.source = 'starter' as is_starter, s.created_at = now() as is_new, l.lang, n.name
    from skills s join skill_labels l on l.skill_id = s.id and l.preferred
    cross join lateral unnest(array[lower(l.label), regexp_replace(lower(l.label), '\\s*\\([^()]*\\)$', '')]) n(name)
    where s.company_id is null and s.merged_into is null;
    analyze skill_names`);
  const merged = await tx.$client.query(`
    update skills s set merged_into = pairs.target
    from (
      select distinct on (o.id) o.id, k.id as target
      from skill_names o join skill_names k on k.lang = o.lang and k.name = o.name
      where k.is_starter and not o.is_starter and (o.is_new or k.is_new)
      order by o.id, o.lang, k.id
    ) pairs
    where s.id = pairs.id`);
  await tx.$client.query(`
    create temp table canonical_skills on commit drop as
    with recursive steps as (
      select id, merged_into as target, 1 as depth from skills where company_id is null and merged_into is not null
      union all
      select steps.id, s.merged_into, depth + 1 from steps join skills s on s.id = steps.target
      where s.merged_into is not null and depth < 10
    )
    select distinct on (id) id, target from steps order by id, depth desc`);
  await tx.$client.query("analyze canonical_skills");
  await tx.$client.query(`
    insert into job_profile_skills (job_profile_id, skill_id, level, kind, importance, must_have)
    select r.job_profile_id, c.target, r.level, r.kind, r.importance, r.must_have
    from job_profile_skills r join canonical_skills c on c.id = r.skill_id
    where r.company_id is null on conflict do nothing`);
  await tx.$client.query(
    "delete from job_profile_skills r using canonical_skills c where c.id = r.skill_id and r.company_id is null",
  );
  return merged.rowCount ?? 0;
}
