import { type DateRange, findDate, findDateRange, type YearMonth } from "./dates.ts";

export interface CertificateDates {
  issued: YearMonth | null;
  expires: YearMonth | null;
  /** The text without the dates and the words that introduce them. */
  rest: string;
}

const expiry =
  /\b(?:expires?(?: on)?|expiry(?: date)?|expiring|exp\.?|valid (?:until|till|thru|through|to)|renewal|renews?|geldig(?:heid)? (?:tot(?: en met)?|t\/m)|geldig|verloopt(?: op| in)?|verlopen|verloopdatum|vervaldatum|vervalt(?: op| in)?|tot en met|gültig bis|valable jusqu['’]au?)(?![\p{L}])\s*:?\s*/iu;
const issuedOn =
  /\b(?:issued(?: on| in)?|obtained(?: in| on)?|passed(?: in)?|behaald(?: in| op)?|afgegeven(?: in| op)?|afgifte|gehaald(?: in| op)?|geregistreerd(?: sinds)?|sinds|since|vanaf|per|date|datum)(?![\p{L}])\s*:?\s*(?=$|\t|[),;|])/giu;

/** Reads when a certificate was issued and when it expires: behind words that say so, as a range, or as two cells of a table. */
export function readDates(text: string, hasExpiryColumn: boolean): CertificateDates {
  let rest = text;
  const expires = takeExpiry();
  const issued = takeIssued();
  return { ...issued, expires: expires ?? issued.expires, rest: rest.replace(issuedOn, "\t") };

  function takeExpiry(): YearMonth | null {
    const match = expiry.exec(rest);
    if (!match) return null;
    const after = rest.slice(match.index + match[0].length);
    const date = findDate(after);
    if (!date || date.index > 4) return null;
    rest = `${rest.slice(0, match.index)}\t${after.replace(date.words, "\t")}`;
    return date.end;
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
    const later = hasExpiryColumn && second ? second.end : null;
    return { issued: first.start, expires: isSpan ? first.end : later };
  }

  function nextDate(): DateRange | null {
    return findDateRange(rest) ?? findDate(rest);
  }
}

function isSameMonth(a: YearMonth | null, b: YearMonth | null): boolean {
  return a?.year === b?.year && a?.month === b?.month;
}
