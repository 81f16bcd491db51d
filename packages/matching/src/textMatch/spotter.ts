import type { Label } from "./labelStore.ts";
import { type Likeness, likenessOf } from "./likeness.ts";
import { forEachLooseReading } from "./looseReadings.ts";
import { isIntendedMeaning } from "./meaning.ts";
import { NameIndex } from "./nameIndex.ts";
import { type AnalyzedWord, forEachReading, type Reading } from "./readings.ts";
import { isInAnotherLanguage } from "./textLanguage.ts";
import { readWords, type TextWord } from "./textWords.ts";

/** A label found in a text; places are UTF-16, end exclusive. */
export interface Spot {
  conceptId: string;
  label: string;
  start: number;
  end: number;
  /** The words stand in another form or order than the name has them. */
  isReworded?: true;
}

interface Found {
  label: Label;
  start: number;
  end: number;
  likeness: Likeness;
  isPart: boolean;
  /** One noun is left of a name whose verb is left out. */
  isBareNoun: boolean;
}

/** Same words or same activity; a verb apart from what it is about, and a misspelt word, have conditions of their own. */
const REWORDED: ReadonlySet<Likeness> = new Set([2, 3]);

/**
 * Finds labels in running text in any of their forms. Where found labels overlap the one that begins first wins, then
 * the longest, then the one that is most like the text; words that mean something else there are skipped.
 */
export class Spotter {
  private readonly indexes: readonly NameIndex[];

  constructor(labels: Iterable<Label>) {
    const byLanguage = Map.groupBy(labels, (label) => label.lang);
    this.indexes = [...byLanguage].map(([lang, all]) => new NameIndex(lang, all));
  }

  /** All labels in a text, in order, without overlaps. */
  spot(text: string): Spot[] {
    const words = readWords(text);
    const found = this.indexes
      .flatMap((index) => this.findIn(words, index))
      .sort(
        (a, b) =>
          a.start - b.start || b.end - a.end || b.likeness - a.likeness || preference(b) - preference(a),
      );
    const spots: Spot[] = [];
    let free = 0;
    for (const { label, likeness, ...place } of found) {
      const { start, end } = place;
      if (start < free || !isIntendedMeaning(label.label, text, place)) continue;
      const spot = { conceptId: label.conceptId, label: label.label, start, end };
      spots.push(REWORDED.has(likeness) ? { ...spot, isReworded: true } : spot);
      free = end;
    }
    return spots;
  }

  private findIn(words: readonly TextWord[], index: NameIndex): Found[] {
    const read = words.map((word) => this.read(word, index));
    const isForeign = isInAnotherLanguage(words, index.lang);
    const found: Found[] = [];
    const visit = (reading: Reading) => {
      for (const name of index.at(reading.key)) {
        const likeness = likenessOf(name, reading, read, index);
        const [first, last] = [read[reading.from], read[reading.to]];
        const least = isForeign ? (name.words.length === 1 ? 4 : 3) : 1;
        if (likeness >= least && first && last)
          found.push({
            label: name.label,
            start: first.start,
            end: last.end,
            likeness,
            isPart: reading.isPart ?? false,
            isBareNoun: name.isShortened && name.words.length === 1,
          });
      }
    };
    forEachReading(read, index, visit);
    forEachLooseReading(read, index, visit);
    return found;
  }

  /** A long word that no language knows may be a misspelt one. */
  private read(word: TextWord, index: NameIndex): AnalyzedWord {
    const near = this.indexes.some((one) => one.forms.of(word.text).isKnown)
      ? null
      : index.nearForm(word.text);
    const form = near ?? index.forms.of(word.text);
    // "A" in "M&A" is no article.
    const role = form.role === "determiner" && word.isCapital ? "word" : form.role;
    return { ...word, form: role === form.role ? form : { ...form, role }, isTypo: near !== null };
  }
}

function preference({ label }: Found): number {
  return label.preferred ? 1 : 0;
}
