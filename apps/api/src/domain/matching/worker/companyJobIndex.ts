import { bitsetOf } from "@vaardig/matching/bitset";
import { type CompiledJob, compileJob } from "@vaardig/matching/compileJob";
import { buildJobIndex } from "@vaardig/matching/jobIndex";
import type { Claim, Requirement } from "@vaardig/matching/model";
import { JobRanker } from "@vaardig/matching/rankJobs";
import type { SkillTable } from "@vaardig/matching/skillTable";
import type { Tx } from "../../../platform/db/database.ts";
import type { BestOpenJob, BestOpenJobGroup, RankedRecord } from "../matchEngine.ts";

interface Row {
  vacancy_id: string;
  skill_id: string;
  level: number;
  kind: "essential" | "optional";
  importance: number;
  must_have: boolean;
}

function toRequirement(row: Row): Requirement {
  return {
    skillId: row.skill_id,
    level: row.level,
    kind: row.kind,
    importance: row.importance,
    mustHave: row.must_have,
  };
}

/** A company's jobs prepared for scoring; rebuilt when one of them changes. */
export class CompanyJobIndex {
  readonly #ids: string[];
  readonly #numbers: Map<string, number>;
  readonly #ranker: JobRanker;

  private constructor(ids: string[], jobs: (CompiledJob | null)[], skills: SkillTable) {
    this.#ids = ids;
    this.#numbers = new Map(ids.map((id, number) => [id, number]));
    this.#ranker = new JobRanker(buildJobIndex(jobs, skills), skills);
  }

  static async read(tx: Tx, companyId: string, skills: SkillTable): Promise<CompanyJobIndex> {
    const { rows: vacancies } = await tx.$client.query<{ id: string }>(
      "select id from vacancies where company_id = $1 order by id",
      [companyId],
    );
    const { rows } = await tx.$client.query<Row>(
      "select vacancy_id, skill_id, level, kind, importance, must_have from vacancy_skills where company_id = $1",
      [companyId],
    );
    const required = Map.groupBy(rows, (row) => row.vacancy_id);
    const ids = vacancies.map((row) => row.id);
    const jobs = ids.map((id) => compileJob((required.get(id) ?? []).map(toRequirement), skills));
    return new CompanyJobIndex(ids, jobs, skills);
  }

  /** Ranks all of these jobs for a person's claims, best first; unknown ids are left out. */
  rank(claims: readonly Claim[], vacancyIds: string[]): RankedRecord[] {
    const numbers = vacancyIds.flatMap((id) => this.#numbers.get(id) ?? []);
    if (numbers.length === 0) return [];
    const allow = bitsetOf(numbers, this.#ids.length);
    const { rows } = this.#ranker.rank(claims, { allow, k: numbers.length });
    return rows.flatMap(({ job, score, band }) => {
      const id = this.#ids[job];
      return id === undefined ? [] : [{ id, score, band }];
    });
  }

  /** Returns the group's best job for each of its people; on a tie the one with the lower id. */
  bestOf(
    { userIds, vacancyIds }: BestOpenJobGroup,
    claimsOf: (userId: string) => readonly Claim[],
  ): BestOpenJob[] {
    const numbers = vacancyIds.flatMap((id) => this.#numbers.get(id) ?? []);
    const allow = bitsetOf(numbers, Math.max(1, this.#ids.length));
    return userIds.flatMap((userId) => {
      const [best] = this.#ranker.rank(claimsOf(userId), { allow, k: 1 }).rows;
      const vacancyId = best && this.#ids[best.job];
      return vacancyId && best.score ? [{ userId, vacancyId, score: best.score, band: best.band }] : [];
    });
  }
}
