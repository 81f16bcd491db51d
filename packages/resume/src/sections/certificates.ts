import type { TextLine } from "../documentText.ts";
import { findDate, findDateRange, type YearMonth } from "./dates.ts";

export interface Certificate {
  name: string;
  issuer: string | null;
  number: string | null;
  issued: YearMonth | null;
  expires: YearMonth | null;
  /** The exact words it was read from. */
  words: string;
}

const numbered =
  /\b(?:(?:credential|certificate|certificaat|licence|license|registration|registratie|diploma|big|lot)[- ]?(?:id|no|nr|number|nummer)?|id|no|nr|number|nummer)\b\.?\s*[:#]?\s*(?<number>(?=[A-Z\d/-]*\d)[A-Z\d][A-Z\d./-]{3,})/iu;
const expiry =
  /\b(?:expires?|expiry(?: date)?|expiring|valid (?:until|till|thru|through|to)|renewal|geldig (?:tot(?: en met)?|t\/m)|verloopt(?: op| in)?|verloopdatum|vervaldatum|tot en met)\b\s*:?\s*/iu;
const issuedBy =
  /\b(?:issued by|issuer|awarded by|afgegeven door|uitgegeven door|uitgever)\b\s*:?\s*([^,;|()\t]+)/iu;
const issuedOn = /\b(?:issued(?: on)?|obtained|behaald(?: in| op)?|afgegeven(?: op)?|sinds|since)\b\s*:?/giu;
const separators = /\t|\s+[|–—•·-]\s+|,\s+|;\s*|\s*[()]\s*/u;

/** Reads the certificates, licences and courses in a section: a name on each line, details beside it or on lines below that begin with one. */
export function readCertificates(lines: readonly TextLine[]): Certificate[] {
  const found: Certificate[] = [];
  for (const { text } of lines) {
    const read = readLine(text);
    const last = found.at(-1);
    if (read.name !== "") found.push({ ...read, words: text.replace(/^•\s*/, "") });
    else if (last) addDetails(last, read, text);
  }
  return found;
}

function addDetails(to: Certificate, read: Certificate, text: string): void {
  to.issuer ??= read.issuer;
  to.number ??= read.number;
  to.issued ??= read.issued;
  to.expires ??= read.expires;
  to.words = `${to.words} ${text}`;
}

function readLine(text: string): Certificate {
  let rest = text.replace(/^•\s*/, "");
  const take = (pattern: RegExp) => {
    const match = pattern.exec(rest);
    if (match) rest = rest.replace(match[0], "\t");
    return match;
  };
  const expires = takeExpiry();
  const number = take(numbered)?.groups?.number ?? null;
  const issuer = take(issuedBy)?.[1]?.trim() ?? null;
  const period = findDateRange(rest) ?? findDate(rest);
  if (period) rest = rest.replace(period.words, "\t");
  const pieces = rest
    .replace(issuedOn, "")
    .split(separators)
    .map((piece) => piece.replace(/^[\s:–—-]+|[\s:–—-]+$/g, ""))
    .filter((piece) => /\p{L}{2}/u.test(piece));
  const [name = "", ...others] = pieces;
  return {
    name,
    issuer: issuer ?? others[0] ?? null,
    number,
    issued: period?.start ?? null,
    expires: expires ?? (period && !period.current && period.end !== period.start ? period.end : null),
    words: text,
  };

  function takeExpiry(): YearMonth | null {
    const match = expiry.exec(rest);
    if (!match) return null;
    const after = rest.slice(match.index + match[0].length);
    const date = findDate(after);
    if (!date || date.index > 4) return null;
    rest = `${rest.slice(0, match.index)}\t${after.replace(date.words, "")}`;
    return date.end;
  }
}
