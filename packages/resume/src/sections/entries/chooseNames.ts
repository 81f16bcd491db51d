import { isPlace, type Part, type Unit } from "./headParts.ts";
import { bareOrganisation, isAgency, type NameSigns, type PartScore, scorePart } from "./nameScores.ts";

export interface ChosenNames {
  title: string | null;
  organisation: string | null;
  /** How well the names explain the head. */
  score: number;
  /** How sure the organisation is one by its words. */
  surety: number;
}

/** Where names stood in other entries of the section, and how much they read like titles and organisations there. */
export type SlotScores = ReadonlyMap<string, PartScore>;

interface Scored extends PartScore {
  part: Part;
  own: PartScore;
}

/** How much the same place in other entries tells, next to the words themselves. */
const SHARED = 0.6;
const UNUSED = 0.35;
/** By itself a name is an organisation's where its words say so. */
const SURE = 1.5;

/** Chooses which parts of a head name the title and the organisation: what the words and the other entries make likeliest. */
export function chooseNames(units: readonly Unit[], signs: NameSigns, slots: SlotScores): ChosenNames {
  const scored = scoredParts(units, signs, slots);
  let best: { title: Scored | null; organisation: Scored | null; score: number } = {
    title: null,
    organisation: null,
    score: 0,
  };
  for (const title of [null, ...scored])
    for (const organisation of [null, ...scored]) {
      if (title !== null && title === organisation) continue;
      const score = pairScore(title, organisation);
      if (score > best.score + 1e-9) best = { title, organisation, score };
    }
  const used = new Set([best.title?.part.unit, best.organisation?.part.unit]);
  const unused = units.filter((unit) => !used.has(unit) && unit.label !== "other" && !isPlace(unit.text));
  return {
    title: best.title && titleText(best.title.part, best.organisation?.part ?? null),
    organisation: best.organisation && bareOrganisation(best.organisation.part.text),
    score: best.score - UNUSED * unused.length,
    surety: best.organisation?.own.organisation ?? 0,
  };
}

/** The scores of a head's parts by where they stand. */
export function slotsOf(units: readonly Unit[], signs: NameSigns): [string, PartScore][] {
  const names = units.flatMap(({ parts }) => parts).filter(({ text }) => !isPlace(text));
  return names.map((part) => [slotOf(part), scorePart(part, signs)]);
}

function slotOf({ unit, order }: Part): string {
  return `${unit.slot}.${Math.min(order, 2)}`;
}

function scoredParts(units: readonly Unit[], signs: NameSigns, slots: SlotScores): Scored[] {
  return units
    .flatMap(({ parts }) => parts)
    .map((part) => {
      const own = scorePart(part, signs);
      // A label says more than other entries do.
      const known = part.unit.label === null ? slots.get(slotOf(part)) : undefined;
      const shared = known ?? { title: 0, organisation: 0 };
      return {
        part,
        own,
        title: own.title + SHARED * shared.title,
        organisation: own.organisation + SHARED * shared.organisation,
      };
    });
}

function pairScore(title: Scored | null, organisation: Scored | null): number {
  const [one, other] = [title?.part, organisation?.part];
  let score = (title?.title ?? 0) + (organisation?.organisation ?? 0);
  const isOneUnit = one !== undefined && one.unit === other?.unit;
  if (one && one.order > 0 && !(isOneUnit && other && other.order === one.order - 1)) score -= 0.4;
  const follows = isOneUnit && one && other && one.order < other.order;
  if (other && other.order > 0 && !follows && !isAgency(other.text)) score -= 0.4;
  // The department behind an employer is no employer.
  if (one && other && isOneUnit) score -= 0.5 * (Math.abs(other.order - one.order) - 1);
  if (!one && (organisation?.own.organisation ?? 0) < SURE) score -= 0.6;
  if (one && other && !isOneUnit && one.order + other.order === 0) score += 0.3;
  return score;
}

/** A title runs to the end of its cell or line, or to the organisation; a place behind it is none of it. */
function titleText(title: Part, organisation: Part | null): string {
  const { unit } = title;
  const end =
    organisation?.unit === unit && organisation.start > title.start ? organisation.start : unit.text.length;
  // "Zelfstandig kok, niveau 3": what stands before the words of a title is of it, unless it is another name.
  const before = unit.parts.slice(0, title.order);
  const own = before.findLastIndex(
    (part) => part === organisation || isPlace(part.text) || isAgency(part.text),
  );
  const start = before[own + 1]?.start ?? title.start;
  const parts = unit.parts.filter((part) => part.start >= start && part.start < end);
  const last = parts.findLastIndex(({ text }) => !isPlace(text));
  const next = parts.find(({ text }, index) => index > last || (index > 0 && isAgency(text)));
  return unit.text.slice(start, Math.min(end, next?.start ?? end)).replace(/^[\s,;:]+|[\s,;:([]+$/gu, "");
}
