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

/** A move to another job: its number and its fit, 0–1. */
export interface Move {
  to: number;
  fit: number;
}

/** Prepared starting point of moves. */
interface From {
  start: CareerStart;
  asked: CompiledJob;
  groups: ReadonlyMap<string, number>;
  titles: TitleGrams;
}

/**
 * Moves between a company's jobs, computed on demand: the same numbers as {@link careerFit}, from inverted
 * lists, so that only jobs with a shared skill or group are compared.
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

  /** `excluded`: ids of jobs that no move leads to. */
  constructor(profiles: readonly CareerProfile[], skills: SkillTable, excluded: Iterable<string> = []) {
    this.index = new CareerIndex(profiles, skills);
    this.#coverage = new Coverage(this.index);
    this.#there = new Tally(profiles.length);
    this.#used = new Tally(profiles.length);
    this.#groups = new Tally(profiles.length);
    this.#excluded = new Set([...excluded].flatMap((id) => this.index.numbers.get(id) ?? []));
  }

  /** Returns the best moves from a job, by its number. */
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

  /** Returns the best moves from a start: fit of 0.30 or more, at most one level step, at most 25. */
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

  /** A job without a shared skill or group scores only family and title, which is below the minimum fit. */
  #isTouched(number: number): boolean {
    return (
      this.#groups.values[number] !== 0 || this.#used.values[number] !== 0 || this.#there.values[number] !== 0
    );
  }

  /** Returns a fit, or 0 when it cannot reach `asked`; titles are compared only when they can decide. */
  #fit({ start, titles }: From, number: number, asked: number): number {
    const profile = this.index.profiles[number];
    if (!profile) return 0;
    const step = stepBetween(start.step, profile.step);
    if (Math.abs(step) > STEP_MAX) return 0;
    // One reused object, because a map computes hundreds of thousands of fits.
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
