import { type DateRange, findDate, findDateRange, type YearMonth } from "./dates.ts";

/** Which dates the head of a table names. */
export interface DateColumns {
  issued: boolean;
  expires: boolean;
}

export interface CertificateDates {
  issued: YearMonth | null;
  expires: YearMonth | null;
  /** The text without the dates and the words that introduce them. */
  rest: string;
}

const expiry =
  /\b(?:expires?(?: on)?|expiry(?: date)?|expiring|exp\.?|valid (?:until|till|thru|through|to)|renewal|renews?|geldig(?:heid)? (?:tot(?: en met)?|t\/m)|geldig|verloopt(?: op| in)?|verlopen|lapsed(?: in| on)?|ended(?: in)?|valid thru|verloopdatum|vervaldatum|vervalt(?: op| in)?|tot en met|gültig bis|valable jusqu['’]au?|re-?registration(?: due| by| before)?|herregistratie(?: voor| per)?|due(?: in)?|until|till|thru|tot|t\/m)(?![\p{L}])\s*:?\s*/giu;
/** Words between the two dates of a range too. */
const bare = /^(?:until|till|thru|tot|tot en met|t\/m)\s*$/iu;
const issuedOn =
  /\b(?:issued(?: on| in)?|renewed(?: in| on)?|vernieuwd(?: in| op)?|verlengd(?: in| op)?|herhaald(?: in| op)?|laatst(?: in)?|last(?: in)?|obtained(?: in| on)?|passed(?: in)?|behaald(?: in| op)?|afgegeven(?: in| op)?|afgifte|gehaald(?: in| op)?|geregistreerd(?: sinds)?|sinds|since|vanaf|per|date|datum)(?![\p{L}])\s*:?\s*(?=$|\t|[),;|])/giu;

/** Reads when a certificate was issued and when it expires: behind words that say so, as a range, or as two cells of a table. */
export function readDates(text: string, columns: DateColumns | null = null): CertificateDates {
  let rest = text;
  const expires = takeExpiry();
  const issued = takeIssued();
  return { ...issued, expires: expires ?? issued.expires, rest: rest.replace(issuedOn, "\t") };

  function takeExpiry(): YearMonth | null {
    for (const match of rest.matchAll(expiry)) {
      const after = rest.slice(match.index + match[0].length);
      const date = findDate(after);
      // "April 2020 t/m april 2030" is a range, which says both.
      const isRange =
        /(?:(?:19|20)\d\d|['’]\d\d)\s*$/.test(rest.slice(0, match.index)) && bare.test(match[0]);
      if (!date || date.index > 4 || isRange) continue;
      rest = `${rest.slice(0, match.index)}\t${after.replace(date.words, "\t")}`;
      return date.end;
    }
    return null;
  }

  function takeIssued(): { issued: YearMonth | null; expires: YearMonth | null } {
    const dates: DateRange[] = [];
    for (let found = nextDate(); found && dates.length < 4; found = nextDate()) {
      dates.push(found);
      rest = rest.replace(found.words, "\t");
    }
    // A year in the margin says less than the month beside the name.
    const exact = dates.filter(({ start }) => start?.month != null);
    const [first, second] = exact.length > 0 ? exact : dates;
    if (!first) return { issued: null, expires: null };
    const isSpan = !first.current && first.start?.month != null && !isSameMonth(first.start, first.end);
    if (columns?.expires && !columns.issued && !second) return { issued: null, expires: first.end };
    // Two months of which the second is later are from and until, also without a head that says so.
    const isLater =
      exact.length === 2 && second?.start && isBefore(first.start, second.start) && !first.current;
    const later = second && (columns?.expires || isLater) ? second.end : null;
    // Two years in cells of a table whose head says until when it is valid: "2021 ⇥ 2026".
    const isCells = columns?.expires && columns.issued && isYears(first);
    return { issued: first.start, expires: isSpan || isCells ? first.end : later };
  }

  function nextDate(): DateRange | null {
    return findDateRange(rest) ?? findDate(rest);
  }
}

function isYears({ start, end, current }: DateRange): boolean {
  return !current && start !== null && end !== null && start.year < end.year;
}

function isBefore(a: YearMonth | null, b: YearMonth): boolean {
  return a !== null && (a.year < b.year || (a.year === b.year && (a.month ?? 0) < (b.month ?? 0)));
}

function isSameMonth(a: YearMonth | null, b: YearMonth | null): boolean {
  return a?.year === b?.year && a?.month === b?.month;
}
