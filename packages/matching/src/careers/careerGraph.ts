import { type CompiledJob, compileJob } from "../compileJob.ts";
import { isScorable } from "../isScorable.ts";
import type { SkillTable } from "../skillTable.ts";
import { TopK } from "../topK.ts";
import { FIT_MIN, MOVES_MAX, STEP_MAX } from "./careerConfig.ts";
import { fitOf, stepBetween } from "./careerFit.ts";
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
    const moves = profile ? this.#movesFrom(startOfProfile(profile), this.index.titles(number)) : [];
    this.#moves.set(number, moves);
    return moves;
  }

  /** The best moves from where somebody is: fit 0.30 or more, a level step at most, 25 at most. */
  movesFrom(start: CareerStart): readonly Move[] {
    return this.#movesFrom(start, titleGrams(start.titles));
  }

  #movesFrom(start: CareerStart, titles: TitleGrams): Move[] {
    const asked = compileJob(start.asked, this.index.skills);
    if (!asked) return [];
    if (isScorable(start.claims)) this.#coverage.ofJobs(start.claims, this.#there);
    this.#coverage.byJobs(asked, this.#used);
    this.#addGroups(asked);
    const top = new TopK(MOVES_MAX);
    // A job that shares neither a skill nor a group has family and title alone, which are less than a move asks.
    for (const number of this.#touched()) {
      if (number === this.index.numbers.get(start.id ?? "") || this.#excluded.has(number)) continue;
      const fit = this.#fit(start, titles, number, Math.max(FIT_MIN, top.worst));
      if (fit >= FIT_MIN && fit >= top.worst) top.offer(number, fit);
    }
    for (const tally of [this.#there, this.#used, this.#groups]) tally.clear();
    return top.sorted().map(({ id, score }) => ({ to: id, fit: score }));
  }

  #addGroups(asked: CompiledJob): void {
    for (const [group, share] of groupShares(asked, this.index.skills)) {
      const list = this.index.byGroup.get(group);
      for (const [at, job] of list?.jobs.entries() ?? [])
        this.#groups.add(job, Math.min(share, list?.values[at] ?? 0));
    }
  }

  #touched(): number[] {
    const all = new Set<number>();
    for (const { touched, count } of [this.#there, this.#used, this.#groups])
      for (let at = 0; at < count; at += 1) all.add(touched[at] ?? 0);
    return [...all].sort((a, b) => a - b);
  }

  /** A fit, or 0 where it cannot reach what is asked: names are compared only where they may decide. */
  #fit(start: CareerStart, titles: TitleGrams, number: number, asked: number): number {
    const profile = this.index.profiles[number];
    const step = stepBetween(start.step, profile?.step ?? null);
    if (!profile || Math.abs(step) > STEP_MAX) return 0;
    const parts = {
      coverage: ((this.#there.values[number] ?? 0) + (this.#used.values[number] ?? 0)) / 2,
      groups: this.#groups.values[number] ?? 0,
      isSameFamily: start.family !== null && start.family === profile.family,
      step,
    };
    if (fitOf({ ...parts, title: 1 }) < asked) return 0;
    return fitOf({ ...parts, title: titleSimilarity(titles, this.index.titles(number)) });
  }
}
