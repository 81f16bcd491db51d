import { bandWithCap } from "./bands.ts";
import { type Bitset, hasBit } from "./bitset.ts";
import { quantise } from "./fixedPoint.ts";
import { isScorable } from "./isScorable.ts";
import type { JobIndex } from "./jobIndex.ts";
import type { Band, Claim } from "./model.ts";
import { RequirementCredits } from "./requirementCredits.ts";
import { LEVEL_MAX } from "./scorerConfig.ts";
import type { SkillTable } from "./skillTable.ts";
import { TopK } from "./topK.ts";

export interface RankJobsOptions {
  /** Jobs to include, by number. */
  allow?: Bitset | undefined;
  k: number;
  offset?: number | undefined;
  /** Whether related skills earn credit; must match the setting the jobs were compiled with. */
  adjacency?: boolean | undefined;
}

export interface RankedJob {
  job: number;
  /**
   * Null, like the band, when the job has no requirements or the person's claims are not scorable ("not
   * enough information").
   */
  score: number | null;
  band: Band | null;
  cappedBy: string | null;
}

export interface RankedJobs {
  total: number;
  rows: RankedJob[];
}

/**
 * Ranks the jobs of an index for one person after another; create one per index, because it keeps working
 * arrays. Scores are exact sums of the same products as in scorePerson, hence bit-identical.
 */
export class JobRanker {
  private readonly index: JobIndex;
  private readonly skills: SkillTable;
  private readonly needs: RequirementCredits;
  private readonly scores: Float64Array;
  private readonly touched: Uint32Array;

  constructor(index: JobIndex, skills: SkillTable) {
    this.index = index;
    this.skills = skills;
    this.needs = new RequirementCredits(index, skills);
    this.scores = new Float64Array(index.jobs.length);
    this.touched = new Uint32Array(index.jobs.length);
  }

  /** Returns jobs by score, ties by lower number, followed by jobs without a score, highest number first. */
  rank(claims: readonly Claim[], options: RankJobsOptions): RankedJobs {
    if (isScorable(claims)) return this.rankScored(claims, options);
    const { allow, k, offset = 0 } = options;
    const rows = this.unscored(k + offset, allow, () => true).slice(offset);
    return { total: this.countAllowed(allow), rows };
  }

  private rankScored(
    claims: readonly Claim[],
    { allow, k, offset = 0, adjacency = true }: RankJobsOptions,
  ): RankedJobs {
    this.needs.load(claims, adjacency);
    const count = this.addUp();
    const { jobs } = this.index;
    const { scores, touched } = this;
    const top = new TopK(Math.min(jobs.length, offset + k));
    for (let at = 0; at < count; at += 1) {
      const job = touched[at] ?? 0;
      const score = scores[job] ?? 0;
      if (score >= top.worst && (!allow || hasBit(allow, job))) top.offer(job, score);
    }
    const isAllowed = (job: number): boolean => !allow || hasBit(allow, job);
    const untouched = (job: number): boolean => scores[job] === 0;
    const order = top.sorted();
    if (!top.isFull) {
      for (let job = 0; job < jobs.length && !top.isFull; job += 1) {
        if (jobs[job] && untouched(job) && isAllowed(job)) {
          top.offer(job, 0);
          order.push({ id: job, score: 0 });
        }
      }
    }
    const rows = order.slice(offset).map(({ id, score }) => this.present(id, score));
    const left = offset + k - order.length;
    const rest = this.unscored(left, allow, (job) => jobs[job] === null);
    rows.push(...rest.slice(Math.max(0, offset - order.length)));
    for (let at = 0; at < count; at += 1) scores[touched[at] ?? 0] = 0;
    return { total: this.countAllowed(allow), rows };
  }

  private unscored(count: number, allow: Bitset | undefined, isMeant: (job: number) => boolean): RankedJob[] {
    const rows: RankedJob[] = [];
    for (let job = this.index.jobs.length - 1; job >= 0 && rows.length < count; job -= 1) {
      if (!isMeant(job) || (allow && !hasBit(allow, job))) continue;
      rows.push({ job, score: null, band: null, cappedBy: null });
    }
    return rows;
  }

  private countAllowed(allow: Bitset | undefined): number {
    if (!allow) return this.index.jobs.length;
    let total = 0;
    for (let job = 0; job < this.index.jobs.length; job += 1) if (hasBit(allow, job)) total += 1;
    return total;
  }

  /** Adds every reached need to the scores of its jobs; returns the number of jobs touched. */
  private addUp(): number {
    const { offsets, jobs, shares, levels } = this.index.postings;
    const { credits, reached, reachedCount } = this.needs;
    const { scores, touched } = this;
    let count = 0;
    for (let turn = 0; turn < reachedCount; turn += 1) {
      const need = reached[turn] ?? 0;
      const base = need * (LEVEL_MAX + 1);
      const to = offsets[need + 1] ?? 0;
      for (let at = offsets[need] ?? 0; at < to; at += 1) {
        const job = jobs[at] ?? 0;
        const before = scores[job] ?? 0;
        if (before === 0) {
          touched[count] = job;
          count += 1;
        }
        scores[job] = before + quantise((shares[at] ?? 0) * (credits[base + (levels[at] ?? 0)] ?? 0));
      }
    }
    return count;
  }

  private present(number: number, score: number): RankedJob {
    const requirements = this.index.jobs[number]?.requirements ?? [];
    const creditAt = (at: number): number => {
      const requirement = requirements[at];
      return requirement
        ? this.needs.creditOf(this.skills.ordinalOf(requirement.skillId), requirement.level)
        : 0;
    };
    return { job: number, score, ...bandWithCap(score, requirements, creditAt) };
  }
}
