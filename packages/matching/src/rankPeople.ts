import { addRequirement, createScratch, type Scratch } from "./accumulate.ts";
import { bandWithCap } from "./bands.ts";
import { type Bitset, countBits, highestNumbers, intersect, subtract } from "./bitset.ts";
import type { CompiledJob } from "./compileJob.ts";
import { indexedCredit } from "./indexedCredit.ts";
import { jobTerms, type RequirementTerms } from "./jobTerms.ts";
import type { Band } from "./model.ts";
import { overlayScorer } from "./overlayScorer.ts";
import type { PostingIndex } from "./postingIndex.ts";
import { SEGMENT_SIZE } from "./segment.ts";
import type { SkillTable } from "./skillTable.ts";
import { TopK } from "./topK.ts";

const WORDS = SEGMENT_SIZE / 32;

export interface RankOptions {
  /** People to include; filters and permissions belong here, so that they apply before paging. */
  allow?: Bitset | undefined;
  /** Page size, and the number of people to skip. */
  k: number;
  offset?: number | undefined;
}

export interface RankedPerson {
  person: number;
  /**
   * Null, like the band, when the job has no requirements or the person's claims are not scorable ("not
   * enough information").
   */
  score: number | null;
  band: Band | null;
  cappedBy: string | null;
}

export interface RankedPeople {
  /** All included people: no score excludes a person. */
  total: number;
  rows: RankedPerson[];
}

let scratch: Scratch | null = null;

/** Offers the included people of a segment in ascending order. */
function offerSegment(number: number, allowed: Bitset, scores: Float64Array | null, top: TopK): void {
  const first = number * WORDS;
  const end = Math.min(first + WORDS, allowed.length);
  for (let word = first; word < end; word += 1) {
    const bits = allowed[word] ?? 0;
    if (bits === 0) continue;
    const base = (word - first) * 32;
    let { worst } = top;
    for (let bit = 0; bit < 32; bit += 1) {
      const score = scores === null ? 0 : (scores[base + bit] ?? 0);
      if (score > worst && ((bits >>> bit) & 1) === 1) {
        top.offer(word * 32 + bit, score);
        worst = top.worst;
      }
    }
  }
}

function offerAll(index: PostingIndex, terms: readonly RequirementTerms[], allowed: Bitset, top: TopK): void {
  scratch ??= createScratch();
  const { scores } = scratch;
  const scoreOf = overlayScorer(terms);
  for (let number = 0; number * WORDS < allowed.length; number += 1) {
    const segment = index.segments[number];
    const overlay = index.overlays.get(number);
    if (!segment && !overlay) {
      offerSegment(number, allowed, null, top);
      continue;
    }
    if (segment) for (const requirement of terms) addRequirement(segment, requirement, scratch);
    if (overlay) for (const [place, claims] of overlay) scores[place] = scoreOf(claims);
    offerSegment(number, allowed, scores, top);
    scores.fill(0);
  }
}

const unscored = (person: number): RankedPerson => ({ person, score: null, band: null, cappedBy: null });

/**
 * Returns one page of the people who best match a job, exactly as a full sort would: higher score first,
 * ties by lower number. People without a score follow, highest number (newest) first; for a null job (no
 * requirements) that is everyone.
 */
export function rankPeople(
  index: PostingIndex,
  job: CompiledJob | null,
  skills: SkillTable,
  { allow, k, offset = 0 }: RankOptions,
): RankedPeople {
  const allowed = allow ? intersect(index.people, allow) : index.people;
  const total = countBits(allowed);
  if (job === null) return { total, rows: highestNumbers(allowed, k, offset).map(unscored) };
  const scorable = intersect(allowed, index.scorable);
  const scored = countBits(scorable);
  const top = new TopK(Math.min(scored, offset + k));
  const terms = jobTerms(job, skills);
  offerAll(index, terms, scorable, top);
  const rows = top
    .sorted()
    .slice(offset)
    .map(({ id, score }) => {
      const creditAt = (at: number): number => {
        const requirement = terms[at];
        return requirement ? indexedCredit(index, id, requirement) : 0;
      };
      return { person: id, score, ...bandWithCap(score, job.requirements, creditAt) };
    });
  if (rows.length === k || scored === total) return { total, rows };
  const rest = highestNumbers(subtract(allowed, scorable), k - rows.length, Math.max(0, offset - scored));
  return { total, rows: [...rows, ...rest.map(unscored)] };
}
