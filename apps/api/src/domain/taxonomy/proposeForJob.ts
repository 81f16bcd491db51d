import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";
import type { MatchEngine, ProposedSkill, RequiredSkill } from "../matching/matchEngine.ts";
import { inLanguage } from "./jobProfiles.ts";

/** Proposed level when no source states one. */
const ASSUMED_LEVEL = 3;
const FROM_JOBS = 10;
const FROM_TITLE = 10;
const FROM_SKILLS = 6;
/** With fewer skills than this, a job profile is identified by its title as well. */
const FEW = 3;

interface Job {
  id: string;
  name: string;
  skills: readonly Pick<RequiredSkill, "skillId">[];
}

function proposal(skillId: string, level: number, because: ProposedSkill["because"]): ProposedSkill {
  return {
    skillId,
    level: null,
    levelSource: null,
    suggestedLevel: level,
    certainty: "inferred",
    words: null,
    excerpt: null,
    lastUsedYears: null,
    because,
  };
}

/**
 * Returns the other required skills of the 20 job profiles with the most similar requirements (cosine over
 * rarity), weighted by similarity⁴, at the level required there; the reason is the most similar profile.
 */
async function fromSimilarJobs(tx: Tx, jobId: string, language: Language): Promise<ProposedSkill[]> {
  const { rows } = await tx.$client.query<{
    skill_id: string;
    level: number;
    labels: Record<string, string>;
  }>({
    name: "job_proposals_jobs",
    text: `with mine as (
        select s.skill_id, k.idf * k.idf as weight from job_profile_skills s join skills k on k.id = s.skill_id
        where s.job_profile_id = $1),
      near as (
        select s.job_profile_id as id, sum(m.weight) as shared from job_profile_skills s join mine m using (skill_id)
        where s.job_profile_id <> $1 group by 1 order by 2 desc, 1 limit 200),
      alike as (
        select n.id, n.shared / greatest(sqrt((select sum(weight) from mine) * (
          select sum(k.idf * k.idf) from job_profile_skills s join skills k on k.id = s.skill_id
          where s.job_profile_id = n.id)), 1e-9) as sim
        from near n order by 2 desc, 1 limit 20)
      select a.skill_id, p.labels, a.level from (
        select s.skill_id, sum(power(a.sim, 4)) as score,
          round(sum(s.level * power(a.sim, 4)) / greatest(sum(power(a.sim, 4)), 1e-9))::int as level,
          (array_agg(a.id order by a.sim desc, a.id))[1] as best
        from alike a join job_profile_skills s on s.job_profile_id = a.id
        group by s.skill_id) a
      join skills k on k.id = a.skill_id join job_profiles p on p.id = a.best
      where k.merged_into is null and k.status = 'approved' and a.skill_id not in (select skill_id from mine)
      order by a.score desc, a.skill_id limit $2`,
    values: [jobId, FROM_JOBS],
  });
  return rows.map((row) =>
    proposal(row.skill_id, Math.min(5, Math.max(1, row.level)), { job: inLanguage(row.labels, language) }),
  );
}

/** Returns the skills that are required together with those of a job profile. */
async function fromNearSkills(tx: Tx, jobId: string): Promise<ProposedSkill[]> {
  const { rows } = await tx.$client.query<{ skill_id: string; because: string }>({
    name: "job_proposals_skills",
    text: `with mine as (select skill_id from job_profile_skills where job_profile_id = $1)
      select n.neighbour_id as skill_id, (array_agg(n.skill_id order by n.similarity desc, n.skill_id))[1] as because
      from mine m join skill_neighbours n on n.skill_id = m.skill_id join skills k on k.id = n.neighbour_id
      where k.merged_into is null and k.status = 'approved' and n.neighbour_id not in (select skill_id from mine)
      group by n.neighbour_id order by sum(n.similarity) desc, n.neighbour_id limit $2`,
    values: [jobId, FROM_JOBS + FROM_SKILLS],
  });
  return rows.map((row) => proposal(row.skill_id, ASSUMED_LEVEL, { skillId: row.because }));
}

/** Returns the names of shared job profiles in a language by their English names. */
async function jobNames(tx: Tx, english: string[], language: Language): Promise<Map<string, string>> {
  const { rows } = await tx.$client.query<{ name: string; labels: Record<string, string> }>(
    `select l.label as name, p.labels from job_profile_labels l join job_profiles p on p.id = l.job_profile_id
      where p.company_id is null and l.lang = 'en' and l.preferred and l.label = any($1)`,
    [english],
  );
  return new Map(rows.map((row) => [row.name, inLanguage(row.labels, language)]));
}

/** Returns the skills required by job profiles with a similar title. */
async function fromTitle(
  tx: Tx,
  matching: Pick<MatchEngine, "proposeFromTitle">,
  companyId: string,
  title: string,
  language: Language,
): Promise<ProposedSkill[]> {
  const found = (await matching.proposeFromTitle(companyId, title)).slice(0, FROM_TITLE);
  const named = found.flatMap(({ because }) => ("job" in because ? [because.job] : []));
  const names = await jobNames(tx, [...new Set(named)], language);
  return found.map(({ skillId, because }) =>
    proposal(
      skillId,
      ASSUMED_LEVEL,
      "job" in because ? { job: names.get(because.job) ?? because.job } : because,
    ),
  );
}

/**
 * Returns skills that a job profile could require in addition, each once: from similar profiles, its title,
 * and related skills.
 */
export async function proposeForJob(
  tx: Tx,
  matching: Pick<MatchEngine, "proposeFromTitle">,
  companyId: string,
  job: Job,
  language: Language,
): Promise<ProposedSkill[]> {
  const jobs = await fromSimilarJobs(tx, job.id, language);
  const title = job.skills.length < FEW ? await fromTitle(tx, matching, companyId, job.name, language) : [];
  const seen = new Set(job.skills.map(({ skillId }) => skillId));
  const fresh = (proposals: ProposedSkill[]) =>
    proposals.filter(({ skillId }) => !seen.has(skillId) && seen.add(skillId));
  const first = fresh([...jobs, ...title]);
  return [...first, ...fresh(await fromNearSkills(tx, job.id)).slice(0, FROM_SKILLS)];
}
