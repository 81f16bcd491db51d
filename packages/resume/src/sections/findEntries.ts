import type { TextLine } from "../documentText.ts";
import type { DateRange } from "./dates.ts";
import { type EntryLine, entryLine } from "./entryLines.ts";
import { splitUnits } from "./entryUnits.ts";

/** The headline of a job or study: its dates and the names around them. */
export interface FoundEntry {
  period: DateRange;
  /** Index of the first and last line of the headline. */
  first: number;
  last: number;
  /** Names in the order in which they stand, each from a line or cell of its own. */
  units: string[];
}

/** How the entries of one section are found. */
export interface EntrySigns {
  dateOf: (text: string) => DateRange | null;
  /** Whether words tell that a line names a title or an organisation. */
  isNamed: (text: string) => boolean;
}

const MOST_BEFORE = 3;
const nameLabel =
  /^(?:functie|functietitel|rol|role|title|job title|position|werkgever|bedrijf|organisatie|opdrachtgever|employer|company|client|opleiding|studie|richting|school|instelling|instituut|degree|institution|university)\s*:/iu;
const countries =
  /\b(?:the netherlands|netherlands|nederland|belgi[eëu]m?|germany|deutschland|duitsland|uk|united kingdom|england|france|frankrijk|ireland|poland|polen|spain|spanje|italy|usa|nl|remote)\b/iu;

/** Finds the entries of a section by their dates; names stand above the dates in all of them, or beside and below. */
export function findEntries(lines: readonly TextLine[], signs: EntrySigns): FoundEntry[] {
  const looked = lines.map((line) => entryLine(line, signs.dateOf));
  const dated = looked.flatMap(({ period }, index) => (period ? [index] : []));
  const usual = namesAbove(looked, dated[0] ?? 0, 0, MOST_BEFORE).length;
  const found: FoundEntry[] = [];
  for (const [order, index] of dated.entries()) {
    const floor = (found.at(-1)?.last ?? -1) + 1;
    const ceiling = dated[order + 1] ?? lines.length;
    const entry = looked[index];
    if (!entry?.period) continue;
    const above = usual > 0 ? namesAbove(looked, index, floor, usual) : [];
    const beside = splitUnits(entry.rest);
    const below = above.length > 0 ? [] : namesBelow(looked, index, ceiling, beside, signs);
    below.push(...labelsBelow(looked, (below.at(-1) ?? index) + 1, ceiling));
    const isPlace = below.length > 0 && isOnlyPlace(beside, looked[below[0] ?? -1], signs);
    const unitsAt = (at: number) => splitUnits(lines[at]?.text ?? "");
    found.push({
      period: entry.period,
      first: above[0] ?? index,
      last: below.at(-1) ?? index,
      units: [...above.flatMap(unitsAt), ...(isPlace ? [] : beside), ...below.flatMap(unitsAt)],
    });
  }
  return found;
}

/** Indexes of the name lines right above a dated line, from the top; white space or a heading begins them. */
function namesAbove(looked: readonly EntryLine[], index: number, floor: number, most: number): number[] {
  const above: number[] = [];
  for (let at = index - 1; at >= floor && above.length < most; at -= 1) {
    const entry = looked[at];
    if (!entry) break;
    // White space below: a line by itself, such as an employer over several jobs, or the end of the job before.
    const standsAlone = entry.line.gap || at === 0 || entry.line.heading;
    if (looked[at + 1]?.line.gap && above.length === 0 && !standsAlone) break;
    if (entry.isDuration) continue;
    if (!entry.isName) break;
    above.unshift(at);
    // "Employer, 9 years" and, below white space, the first title there.
    if (looked[at - 1]?.isDuration) continue;
    if (entry.line.gap || (entry.line.heading && !looked[at - 1]?.line.heading)) break;
  }
  return above;
}

/** Indexes of the name lines below a dated line that has fewer than two names beside it. */
function namesBelow(
  looked: readonly EntryLine[],
  index: number,
  ceiling: number,
  beside: readonly string[],
  signs: EntrySigns,
): number[] {
  const below: number[] = [];
  let units = isOnlyPlace(beside, looked[index + 1], signs) ? 0 : beside.length;
  if (units === 1 && looked[index]?.rest.includes(", ")) {
    // "Chef, Hotel De Zwaan, 2015 – 2018" names both.
    const [first = "", second = ""] = (beside[0] ?? "").split(", ");
    if (first !== "" && signs.isNamed(second)) units = 2;
  }
  for (let at = index + 1; at < ceiling && units < 2; at += 1) {
    const entry = looked[at];
    if (!entry?.isName || (entry.line.gap && at > index + 1)) break;
    const { text } = entry.line;
    const isFirst = at === index + 1;
    const isShort = text.length <= 60 && text.split(/\s+/).length <= (isFirst ? 8 : 6);
    const endsNames = looked[at + 1]?.line.text.startsWith("•") ?? true;
    if (!signs.isNamed(text) && !(isFirst && isShort) && !(isShort && endsNames)) break;
    if (entry.line.gap && !signs.isNamed(text)) break;
    below.push(at);
    units += splitUnits(text).length;
    if (text.includes(", ") && units === 1 && signs.isNamed(text.split(", ")[1] ?? "")) units += 1;
  }
  return below;
}

/** Indexes of lines such as "Functie: …" that go on with the headline. */
function labelsBelow(looked: readonly EntryLine[], from: number, ceiling: number): number[] {
  const labels: number[] = [];
  for (let at = from; at < ceiling && nameLabel.test(looked[at]?.line.text ?? ""); at += 1) labels.push(at);
  return labels;
}

/** "Enschede, Netherlands" beside the dates is where it was: the names are below. */
function isOnlyPlace(
  beside: readonly string[],
  next: EntryLine | undefined,
  { isNamed }: EntrySigns,
): boolean {
  const [only] = beside;
  if (only === undefined || beside.length > 1 || isNamed(only) || !next?.isName) return false;
  return countries.test(only) || splitUnits(next.line.text).length > 1;
}
