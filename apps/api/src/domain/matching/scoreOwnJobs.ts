import { compileJob } from "@vaardig/matching/compileJob";
import { scoreCompiled } from "@vaardig/matching/scorer";
import type { Tx } from "../../platform/db/database.ts";
import type { RankedRecord, RequiredSkill } from "./matchEngine.ts";
import { skillFactsOf } from "./skillFactsOf.ts";
import { claimsOf } from "./worker/claims.ts";

interface Holder {
  id: string;
  jobProfileId: string | null;
}

/**
 * Scores a few people for their own job profile, with three statements for all of them; the numbers equal
 * those of the fit page. A person without a job profile, or with one that requires nothing, has no score.
 */
export async function scoreOwnJobs(
  tx: Tx,
  companyId: string,
  people: readonly Holder[],
): Promise<RankedRecord[]> {
  const profileIds = [...new Set(people.flatMap(({ jobProfileId }) => jobProfileId ?? []))];
  const required = await requiredOf(tx, profileIds);
  const claims = await claimsOf(
    tx,
    companyId,
    people.map(({ id }) => id),
    new Date(),
  );
  const asked = [...required.values()].flat().map(({ skillId }) => skillId);
  const held = [...claims.values()].flatMap((one) => one.claims.map(({ skillId }) => skillId));
  const facts = await skillFactsOf(tx, companyId, [...new Set(asked)], [...new Set(held)]);
  const jobs = new Map([...required].map(([id, skills]) => [id, compileJob(skills, facts)]));
  return people.map(({ id, jobProfileId }) => {
    const job = jobProfileId === null ? undefined : jobs.get(jobProfileId);
    const scored = job && scoreCompiled(job, claims.get(id)?.claims ?? [], facts);
    return { id, score: scored?.score ?? null, band: scored?.band ?? null };
  });
}

async function requiredOf(tx: Tx, profileIds: string[]): Promise<Map<string, RequiredSkill[]>> {
  const { rows } = await tx.$client.query<RequiredSkill & { profileId: string }>({
    name: "required_of_profiles",
    text: `select job_profile_id as "profileId", skill_id as "skillId", level, kind, importance, must_have as "mustHave"
      from job_profile_skills where job_profile_id = any($1::uuid[]) order by job_profile_id, skill_id`,
    values: [profileIds],
  });
  return Map.groupBy(rows, ({ profileId }) => profileId);
}
