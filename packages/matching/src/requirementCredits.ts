import { CODE_COUNT, claimCode, codeLevel, DIRECT_CREDIT, LEVEL_CODES, LEVEL_REACH } from "./claimCode.ts";
import type { JobIndex } from "./jobIndex.ts";
import type { Claim } from "./model.ts";
import { LEVEL_MAX, SAME_GROUP_CREDIT } from "./scorerConfig.ts";
import type { SkillTable } from "./skillTable.ts";

/** Slots per need: one for each required level, 1–5, plus an unused slot 0. */
const WIDTH = LEVEL_MAX + 1;

/** One person's credit on each need at each required level; reusable for one person after another. */
export class RequirementCredits {
  /** Credit 0–1 at index need × 6 + required level; valid only for reached needs. */
  readonly credits: Float64Array;
  readonly reached: Uint32Array;
  reachedCount = 0;
  private readonly stamps: Uint32Array;
  private stamp = 0;
  private readonly index: JobIndex;
  private readonly skills: SkillTable;

  constructor(index: JobIndex, skills: SkillTable) {
    this.index = index;
    this.skills = skills;
    this.credits = new Float64Array(index.needCount * WIDTH);
    this.reached = new Uint32Array(index.needCount);
    this.stamps = new Uint32Array(index.needCount);
  }

  /** Returns the credit on a skill, by its number, at a required level. */
  creditOf(skill: number, level: number): number {
    const need = this.index.needOf.get(skill);
    return need === undefined || this.stamps[need] !== this.stamp
      ? 0
      : (this.credits[need * WIDTH + level] ?? 0);
  }

  /** Replaces the previous person by the claims of another. */
  load(claims: readonly Claim[], adjacency: boolean): void {
    this.stamp += 1;
    this.reachedCount = 0;
    const groups = new Map<string, Float64Array>();
    for (const claim of claims) {
      const skillId = this.skills.canonical(claim.skillId);
      const skill = this.skills.ordinalOf(skillId);
      const code = claimCode(claim);
      const need = this.index.needOf.get(skill);
      if (need !== undefined) this.raise(need, 1, DIRECT_CREDIT, CODE_COUNT, code);
      if (!adjacency) continue;
      this.raiseNeighbours(skill, codeLevel(code));
      for (const group of this.skills.groupOf(skillId)) {
        const reach = groups.get(group) ?? new Float64Array(WIDTH);
        for (let level = 1; level < WIDTH; level += 1) {
          reach[level] = Math.max(reach[level] ?? 0, LEVEL_REACH[level * LEVEL_CODES + codeLevel(code)] ?? 0);
        }
        groups.set(group, reach);
      }
    }
    for (const [group, reach] of groups) {
      for (const need of this.index.groupNeeds.get(group) ?? [])
        this.raise(need, SAME_GROUP_CREDIT, reach, 1, 0);
    }
  }

  private raiseNeighbours(skill: number, level: number): void {
    const { offsets, numbers, strengths } = this.index.neighbours;
    const to = offsets[skill + 1] ?? 0;
    for (let at = offsets[skill] ?? 0; at < to; at += 1) {
      this.raise(numbers[at] ?? 0, strengths[at] ?? 0, LEVEL_REACH, LEVEL_CODES, level);
    }
  }

  /** Raises a need's credits to factor × table[required level × stride + column] where that is higher. */
  private raise(need: number, factor: number, table: Float64Array, stride: number, column: number): void {
    const { credits } = this;
    const base = need * WIDTH;
    if (this.stamps[need] !== this.stamp) {
      this.stamps[need] = this.stamp;
      this.reached[this.reachedCount] = need;
      this.reachedCount += 1;
      for (let level = 1; level < WIDTH; level += 1) {
        credits[base + level] = factor * (table[level * stride + column] ?? 0);
      }
      return;
    }
    for (let level = 1; level < WIDTH; level += 1) {
      const credit = factor * (table[level * stride + column] ?? 0);
      if (credit > (credits[base + level] ?? 0)) credits[base + level] = credit;
    }
  }
}
