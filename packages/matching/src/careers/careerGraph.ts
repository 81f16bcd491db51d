import { type CompiledJob, compileJob } from "../compileJob.ts";
import { isScorable } from "../isScorable.ts";
import type { SkillTable } from "../skillTable.ts";
import { TopK } from "../topK.ts";
import { FIT_MIN, MOVES_MAX, STEP_MAX } from "./careerConfig.ts";
import { type FitParts, fitOf, stepBetween } from "./careerFit.ts";
import { CareerIndex } from "./careerIndex.ts";
import { type CareerProfile, type CareerStart, startOfProfile } from "./careerProfile.ts";
import { Coverage, Tally } from "./coverage.ts";
import { groupShares } from "./groupShares.ts";
import { type TitleGrams, titleGrams, titleSimilarity } from "./titleGrams.ts";

/** A move to another job: its number, and how well it fits, 0–1. */
export interface Move {
  to: number;
  fit: number;
}

/** Where moves begin, prepared. */
interface From {
  start: CareerStart;
  asked: CompiledJob;
  groups: ReadonlyMap<string, number>;
  titles: TitleGrams;
}

/**
 * Moves between a company's jobs, found when they are asked for: the same numbers as {@link careerFit}, from lists of
 * what jobs share, so that of thousands of jobs only those with something in common are looked at.
 */
export class CareerGraph {
  readonly index: CareerIndex;
  readonly #coverage: Coverage;
  readonly #there: Tally;
  readonly #used: Tally;
  readonly #groups: Tally;
  readonly #excluded: ReadonlySet<number>;
  readonly #parts: FitParts = { coverage: 0, groups: 0, isSameFamily: false, title: 0, step: 0 };
  readonly #moves = new Map<number, readonly Move[]>();

  /** `excluded`: ids of jobs that nothing leads to. */
  constructor(profiles: readonly CareerProfile[], skills: SkillTable, excluded: Iterable<string> = []) {
    this.index = new CareerIndex(profiles, skills);
    this.#coverage = new Coverage(this.index);
    this.#there = new Tally(profiles.length);
    this.#used = new Tally(profiles.length);
    this.#groups = new Tally(profiles.length);
    this.#excluded = new Set([...excluded].flatMap((id) => this.index.numbers.get(id) ?? []));
  }

  /** The best moves from a job, by number. */
  movesOf(number: number): readonly Move[] {
    const known = this.#moves.get(number);
    if (known) return known;
    const profile = this.index.profiles[number];
    const asked = this.index.compiled[number] ?? null;
    const groups = this.index.groups[number];
    const moves =
      profile && asked && groups
        ? this.#movesFrom({
            start: startOfProfile(profile),
            asked,
            groups,
            titles: this.index.titles(number),
          })
        : [];
    this.#moves.set(number, moves);
    return moves;
  }

  /** The best moves from where someone is: fit 0.30 or more, a level step at most, 25 at most. */
  movesFrom(start: CareerStart): readonly Move[] {
    const asked = compileJob(start.asked, this.index.skills);
    if (!asked) return [];
    const groups = groupShares(asked, this.index.skills);
    return this.#movesFrom({ start, asked, groups, titles: titleGrams(start.titles) });
  }

  #movesFrom(from: From): Move[] {
    const { start, asked, groups } = from;
    if (isScorable(start.claims)) this.#coverage.ofJobs(start.claims, this.#there);
    this.#coverage.byJobs(asked, this.#used);
    this.#addGroups(groups);
    const own = start.id === null ? undefined : this.index.numbers.get(start.id);
    const top = new TopK(MOVES_MAX);
    for (let number = 0; number < this.index.profiles.length; number += 1) {
      if (number === own || !this.#isTouched(number) || this.#excluded.has(number)) continue;
      const least = Math.max(FIT_MIN, top.worst);
      const fit = this.#fit(from, number, least);
      if (fit >= least) top.offer(number, fit);
    }
    for (const tally of [this.#there, this.#used, this.#groups]) tally.clear();
    return top.sorted().map(({ id, score }) => ({ to: id, fit: score }));
  }

  #addGroups(shares: ReadonlyMap<string, number>): void {
    for (const [group, share] of shares) {
      const list = this.index.byGroup.get(group);
      if (!list) continue;
      for (let at = 0; at < list.jobs.length; at += 1)
        this.#groups.add(list.jobs[at] ?? 0, Math.min(share, list.values[at] ?? 0));
    }
  }

  /** A job that shares neither a skill nor a group has family and title alone, which are less than a move asks. */
  #isTouched(number: number): boolean {
    return (
      this.#groups.values[number] !== 0 || this.#used.values[number] !== 0 || this.#there.values[number] !== 0
    );
  }

  /** A fit, or 0 where it cannot reach what is asked: names are compared only where they may decide. */
  #fit({ start, titles }: From, number: number, asked: number): number {
    const profile = this.index.profiles[number];
    if (!profile) return 0;
    const step = stepBetween(start.step, profile.step);
    if (Math.abs(step) > STEP_MAX) return 0;
    // One object for all jobs: hundreds of thousands are weighed for one map.
    const parts = this.#parts;
    parts.coverage = ((this.#there.values[number] ?? 0) + (this.#used.values[number] ?? 0)) / 2;
    parts.groups = this.#groups.values[number] ?? 0;
    parts.isSameFamily = start.family !== null && start.family === profile.family;
    parts.step = step;
    parts.title = 1;
    if (fitOf(parts) < asked) return 0;
    parts.title = titleSimilarity(titles, this.index.titles(number));
    return fitOf(parts);
  }
}
