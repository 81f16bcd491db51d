import type { Tx } from "../../../platform/db/database.ts";
import { mergeEqualSkills } from "./mergeEqualSkills.ts";
import { removeDropped } from "./removeDropped.ts";
import { type SyncCounts, syncConcepts, syncLinks } from "./syncRows.ts";
import type { TaxonomySource } from "./taxonomySource.ts";

export interface WrittenTaxonomy {
  tables: Record<"groups" | "skills" | "labels" | "jobs" | "relations" | "requirements", SyncCounts>;
  /** Skills merged into the starter skill of the same name. */
  merged: number;
  /** Concepts removed from the source but in use by a company. */
  kept: number;
}

/**
 * SQL for the preferred labels of a concept as JSON, on top of the stored ones in languages that are not
 * imported.
 */
const LABELS = `coalesce(t.labels, '{}') - $3 ||
  coalesce((select jsonb_object_agg(l.lang, l.label) from stage_labels l where l.id = w.id and l.preferred), '{}')`;

function sum(...counts: SyncCounts[]): SyncCounts {
  const total = (of: keyof SyncCounts) => counts.reduce((so, each) => so + each[of], 0);
  return {
    added: total("added"),
    changed: total("changed"),
    removed: total("removed"),
    unchanged: total("unchanged"),
  };
}

/** Makes the shared taxonomy of one source equal to the staged rows. Known concepts keep their ids. */
export async function writeTaxonomy(
  tx: Tx,
  source: Pick<TaxonomySource, "source" | "version" | "languages">,
): Promise<WrittenTaxonomy> {
  const values = [source.source, source.version, source.languages];

  const groups = await syncConcepts(tx, {
    table: "skill_groups",
    columns: ["labels", "levels"],
    wanted: `select w.id, w.uri, ${LABELS} as labels, w.levels from stage_groups w left join skill_groups t on t.id = w.id`,
    values,
  });
  const parents = await syncLinks(tx, {
    table: "skill_group_parents",
    columns: ["group_id", "parent_id"],
    wanted: `select group_id, parent_id from stage_parents w
      where exists (select 1 from stage_groups g where g.id = w.group_id)
      and exists (select 1 from stage_groups g where g.id = w.parent_id) and group_id <> parent_id`,
    scope: "t.group_id in (select id from stage_groups)",
    values,
  });

  const skills = await syncConcepts(tx, {
    table: "skills",
    columns: ["kind", "group_id", "language", "levels"],
    wanted:
      "select w.id, w.uri, w.kind, w.language, w.levels, g.id as group_id from stage_skills w left join stage_groups g on g.id = w.group_id",
    values,
  });
  const labels = await syncLinks(tx, {
    table: "skill_labels",
    columns: ["skill_id", "lang", "label", "preferred"],
    wanted:
      "select w.id as skill_id, l.lang, l.label, l.preferred from stage_labels l join stage_skills w on w.id = l.id",
    scope: "t.lang = any($3) and t.skill_id in (select id from stage_skills)",
    values,
  });
  const relations = await syncLinks(tx, {
    table: "skill_relations",
    columns: ["skill_id", "related_id", "kind"],
    wanted: `select skill_id, related_id, kind from stage_relations w
      where exists (select 1 from stage_skills s where s.id = w.skill_id)
      and exists (select 1 from stage_skills s where s.id = w.related_id) and skill_id <> related_id`,
    scope: "t.skill_id in (select id from stage_skills)",
    values,
  });
  const merged = await mergeEqualSkills(tx);

  const jobs = await syncConcepts(tx, {
    table: "job_profiles",
    columns: ["isco", "sector", "family", "step", "labels", "descriptions"],
    wanted: `select w.id, w.uri, w.isco, w.sector, w.family, w.step, ${LABELS} as labels,
        coalesce(t.descriptions, '{}') - $3 ||
          coalesce((select jsonb_object_agg(d.lang, d.text) from stage_descriptions d where d.id = w.id), '{}') as descriptions
      from stage_jobs w left join job_profiles t on t.id = w.id`,
    values,
  });
  const jobLabels = await syncLinks(tx, {
    table: "job_profile_labels",
    columns: ["job_profile_id", "lang", "label", "preferred"],
    wanted:
      "select w.id as job_profile_id, l.lang, l.label, l.preferred from stage_labels l join stage_jobs w on w.id = l.id",
    scope: "t.lang = any($3) and t.job_profile_id in (select id from stage_jobs)",
    values,
  });
  // A requirement of a merged skill is stored with the skill that replaced it; of two that coincide, the
  // stronger stays.
  const requirements = await syncLinks(tx, {
    table: "job_profile_skills",
    columns: ["job_profile_id", "skill_id", "level", "kind", "importance"],
    wanted: `select distinct on (w.job_id, coalesce(c.target, w.skill_id))
        w.job_id as job_profile_id, coalesce(c.target, w.skill_id) as skill_id, w.level, w.kind, w.importance
      from stage_requirements w join stage_jobs j on j.id = w.job_id join stage_skills s on s.id = w.skill_id
      left join canonical_skills c on c.id = w.skill_id
      order by w.job_id, coalesce(c.target, w.skill_id), w.kind, w.level desc, w.importance desc`,
    scope: "t.job_profile_id in (select id from stage_jobs)",
    values,
  });

  const dropped = {
    jobs: await removeDropped(tx, "job_profiles", "stage_jobs", source.source),
    skills: await removeDropped(tx, "skills", "stage_skills", source.source),
    groups: await removeDropped(tx, "skill_groups", "stage_groups", source.source),
  };
  return {
    tables: {
      groups: sum({ ...groups, removed: dropped.groups.removed }, parents),
      skills: { ...skills, removed: dropped.skills.removed },
      labels: sum(labels, jobLabels),
      jobs: { ...jobs, removed: dropped.jobs.removed },
      relations,
      requirements,
    },
    merged,
    kept: dropped.jobs.kept + dropped.skills.kept + dropped.groups.kept,
  };
}
