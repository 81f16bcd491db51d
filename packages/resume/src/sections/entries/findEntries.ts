import type { TextLine } from "../../documentText.ts";
import { type DateRange, monthIndex } from "../dates.ts";
import { type ChosenNames, chooseNames, type SlotScores, slotsOf } from "./chooseNames.ts";
import { type EntryLine, entryLine } from "./entryLines.ts";
import { type Head, type HeadForm, headOf } from "./headLines.ts";
import { isSameOrganisation, type NameSigns, type PartScore } from "./nameScores.ts";

/** How the entries of a section are found. */
export interface EntrySigns extends NameSigns {
  dateOf: (text: string) => DateRange | null;
  /** Whether an entry has no organisation but its own. */
  hasNoSubstitutes: (text: string) => boolean;
}

/** A job or study: its dates, the lines of its head and the names in it. */
export interface FoundEntry extends ChosenNames {
  period: DateRange;
  head: Head;
}

const MOST = 3;
const LONGEST_NAME = 90;
/** An organisation that its words tell is not one above. */
const SURE = 1;
const forms: readonly HeadForm[] = Array.from({ length: MOST + 1 }, (_, above) =>
  Array.from({ length: MOST + 1 - above }, (_, below) =>
    [false, true].map((isRun) => ({ above, below, isRun })),
  ),
).flat(2);
const LACKING = 0.3;
/** So many entries show what form the section has. */
const SAMPLE = 40;
const RUN = 0.3;
const BELOW = 0.15;
/** What a head of the section's form is preferred by to a shorter one. */
const USUAL = 0.3;

/**
 * Finds the entries of a section by their dates. Entries of one section are written alike: of the forms that a head can
 * have the one is taken that explains all of them best.
 */
export function findEntries(lines: readonly TextLine[], signs: EntrySigns): FoundEntry[] {
  const search = new EntrySearch(lines, signs);
  const isOwn = ({ head }: FoundEntry) =>
    lines
      .slice(head.first, head.last + 2)
      .some(({ text }) => text.length < LONGEST_NAME && signs.hasNoSubstitutes(text));
  return inherit(asAbove(search.entries()), isOwn);
}

/** "Apprentice, same company" has the organisation of the entry above. */
function asAbove(entries: readonly FoundEntry[]): FoundEntry[] {
  const known: FoundEntry[] = [];
  for (const entry of entries) {
    const above = known.at(-1)?.organisation ?? null;
    const isAbove = entry.organisation !== null && isSameOrganisation(entry.organisation);
    known.push(isAbove ? { ...entry, organisation: above, surety: 2 } : entry);
  }
  return known;
}

interface Explained {
  form: HeadForm;
  slots: SlotScores;
  score: number;
}

class EntrySearch {
  readonly #looked: readonly EntryLine[];
  readonly #dated: readonly number[];
  readonly #signs: NameSigns;

  constructor(lines: readonly TextLine[], { dateOf, isTitle, isOrganisation }: EntrySigns) {
    const looked = lines.map((line) => entryLine(line, dateOf));
    const isListed = looked.every(({ period }) => period === null);
    // "• 2021 – 2022: Planner, Boskalis": where no other line has dates the items of a list are the entries.
    this.#looked = isListed ? lines.map((line) => entryLine(unlisted(line), dateOf)) : looked;
    this.#dated = this.#looked.flatMap(({ period }, index) => (period ? [index] : []));
    this.#signs = { isTitle: remembered(isTitle), isOrganisation: remembered(isOrganisation) };
  }

  entries(): FoundEntry[] {
    const [best] = forms.map((form) => this.#explain(form)).toSorted((a, b) => b.score - a.score);
    if (!best) return [];
    const heads = this.#heads((at, between) => this.#bestHead(at, between, best));
    return heads.flatMap((head, order) => {
      const period = this.#looked[this.#dated[order] ?? -1]?.period;
      return period ? [{ period, head, ...chooseNames(head.units, this.#signs, best.slots) }] : [];
    });
  }

  /** A head for each dated line: it begins below the head before it and ends above the next dates. */
  #heads(take: (at: number, between: [number, number]) => Head, dated = this.#dated): Head[] {
    let floor = 0;
    return dated.map((at, order) => {
      const head = take(at, [floor, this.#dated[order + 1] ?? this.#looked.length]);
      floor = head.last + 1;
      return head;
    });
  }

  #explain(form: HeadForm): Explained {
    const sample = this.#dated.slice(0, SAMPLE);
    const heads = this.#heads((at, between) => headOf(this.#looked, at, form, between), sample);
    const slots = means(heads.flatMap(({ units }) => slotsOf(units, this.#signs)));
    const score = heads.reduce((sum, head) => sum + this.#score(head, slots), 0);
    const cost = BELOW * form.below + (form.isRun ? RUN : 0);
    return { form, slots, score: score - cost * heads.length };
  }

  #score(head: Head, slots: SlotScores): number {
    return chooseNames(head.units, this.#signs, slots).score + head.fit - LACKING * head.lacking;
  }

  /** The head of the section's form, or a shorter one where that explains the lines better. */
  #bestHead(at: number, between: [number, number], { form, slots }: Explained): Head {
    const usual = headOf(this.#looked, at, form, between);
    const shorter = forms
      .filter(({ above, below, isRun }) => above <= form.above && below <= form.below && isRun === form.isRun)
      .map((one) => {
        const head = headOf(this.#looked, at, one, between);
        return { ...head, lacking: head.lacking + form.above - one.above + form.below - one.below };
      });
    const best = shorter.reduce(
      (one, head) =>
        this.#score(head, slots) > this.#score(one, slots) + (one === usual ? USUAL : 0) ? head : one,
      usual,
    );
    return this.#withOrganisation(best, { at, between, form, slots }) ?? best;
  }

  /** Some entries have their organisation on a further line: "Kok niv. 3" and below "ROC van Twente". */
  #withOrganisation(
    best: Head,
    { at, between, form, slots }: { at: number; between: [number, number] } & Omit<Explained, "score">,
  ): Head | null {
    const next = this.#looked[best.last + 1];
    const names = chooseNames(best.units, this.#signs, slots);
    if (names.title === null || names.organisation !== null || !next?.isName || next.line.gap) return null;
    const longer = headOf(this.#looked, at, { ...form, below: best.last - at + 1 }, between);
    const found = chooseNames(longer.units, this.#signs, slots);
    const isFound = longer.last === best.last + 1 && found.surety >= SURE && found.title === names.title;
    return isFound ? longer : null;
  }
}

function means(scores: readonly [string, PartScore][]): SlotScores {
  const bySlot = Map.groupBy(scores, ([slot]) => slot);
  return new Map(
    [...bySlot].map(([slot, own]): [string, PartScore] => {
      const mean = (pick: (one: PartScore) => number) =>
        own.reduce((sum, [, one]) => sum + pick(one), 0) / own.length;
      return [
        slot,
        { title: mean(({ title }) => title), organisation: mean(({ organisation }) => organisation) },
      ];
    }),
  );
}

function unlisted(line: TextLine): TextLine {
  return { ...line, text: line.text.replace(/^•\s*/, "") };
}

/** Further titles at one organisation, which stands above the first of them, perhaps with dates of its own. */
function inherit(entries: readonly FoundEntry[], isOwn: (entry: FoundEntry) => boolean): FoundEntry[] {
  const result: FoundEntry[] = [];
  let above: FoundEntry | null = null;
  let over: FoundEntry | null = null;
  for (const [index, entry] of entries.entries()) {
    const next = entries[index + 1];
    if (next && isOver(entry, next)) over = above = asOrganisation(entry);
    else if (over && isWithin(entry, over) && entry.surety < SURE) result.push(within(entry, over));
    else if (above && isTitleOnly(entry) && !isOwn(entry)) result.push(within(entry, above));
    else {
      result.push(entry);
      over = null;
      above = entry.head.units.some(({ slot }) => slot.startsWith("above")) ? entry : null;
    }
  }
  return result;
}

/** Whether an entry only says where the next was, and when altogether. */
function isOver(entry: FoundEntry, next: FoundEntry): boolean {
  const isAlone = (entry.title === null) !== (entry.organisation === null);
  if (!isAlone || entry.head.units.length !== 1) return false;
  return (entry.title === null && isTitleOnly(next)) || (isWithin(next, entry) && next.surety < SURE);
}

function isWithin({ period }: FoundEntry, outer: FoundEntry): boolean {
  const [start, from] = [period.start, outer.period.start];
  if (!start || !from || monthIndex(start, 12) < monthIndex(from, 1)) return false;
  const isLater = monthIndex(start, 1) > monthIndex(from, 12);
  const ends = period.end ? monthIndex(period.end, 1) : Number.POSITIVE_INFINITY;
  const until = outer.period.end ? monthIndex(outer.period.end, 12) : Number.POSITIVE_INFINITY;
  return ends <= until && (isLater || ends < until);
}

function asOrganisation(entry: FoundEntry): FoundEntry {
  return { ...entry, title: null, organisation: entry.organisation ?? entry.title };
}

function isTitleOnly({ title, organisation, surety, head }: FoundEntry): boolean {
  return (
    title !== null && (organisation === null || (surety < 1 && head.lacking > 0)) && head.units.length === 1
  );
}

function within(entry: FoundEntry, { organisation }: FoundEntry): FoundEntry {
  return { ...entry, title: entry.head.units[0]?.text ?? entry.title, organisation };
}

/** The same names are looked at in every form. */
function remembered(test: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const told = known.get(text) ?? test(text);
    known.set(text, told);
    return told;
  };
}
