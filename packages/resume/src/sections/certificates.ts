import type { TextLine } from "../documentText.ts";
import { readDates } from "./certificateDates.ts";
import { certificateTexts } from "./certificateTexts.ts";
import type { YearMonth } from "./dates.ts";

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
  /\b(?:(?:credential|certificate|certificaat|certificat|licence|license|registration|registratie|lidmaatschap|diploma|big|lot|cert)[- ]?(?:id|no|nr|number|nummer)|certificate|certificaat|registratie|id|no|nr|number|nummer)\b\.?\s*[:#]?\s*(?<number>(?=[\p{L}\d./-]*\d)[\p{L}\d][\p{L}\d./-]{3,})/iu;
/** A code in a cell of its own: "FG-20931", "4410287.18". */
const bareNumber = /^(?=(?:.*\d){4})[A-Z]{0,5}[-. ]?[\dA-Z][\dA-Z.-]{3,}$/u;
const issuedBy =
  /\b(?:issued by|issuer|issuing (?:organi[sz]ation|body|authority)|awarded by|afgegeven door|uitgegeven door|uitgever|instituut|exameninstituut)\b\s*:?\s*([^,;|()\t]+)/iu;
const separators = /\t|\s+[|–—•·-]\s+|,\s+|;\s*/u;
/** What behind a dash is a kind of the certificate and not who issued it. */
const kind =
  /^(?:associate|professional|foundation|practitioner|expert|specialty|fundamentals|basic|basis|advanced|intermediate|master|level|niveau|categorie|category|[ivx]+|\d)(?![\p{L}])/iu;
const noise =
  /^(?:verlopen|expired|behaald|obtained|issued|geldig|valid|onbepaald|onbeperkt(?: geldig)?|lifetime|no expiry|diploma|certificaat|certificate|in bezit|actueel|current|sinds|since|jaarlijkse herhaling|met (?:goed gevolg|certificaat))$/iu;
const licenceClass =
  /^(?:klasse|cars|category|categorie)\b[\s:]*(?:[A-E]\d?E?\b[\s,+&/]*(?:en|and|und)?\s*)*$/iu;
const bareClasses = /^(?:[A-E]\d?E?[\s,+&/]*(?:en|and)?\s*)+$/u;

/** Reads the certificates, licences and courses in a section, each with what stands beside it or below. A bare class of a driving licence is none. */
export function readCertificates(lines: readonly TextLine[]): Certificate[] {
  const { texts, hasExpiryColumn } = certificateTexts(lines);
  return texts
    .map((text) => readText(text, hasExpiryColumn))
    .filter(({ name }) => name !== "" && !isLicenceClass(name));
}

function isLicenceClass(name: string): boolean {
  return licenceClass.test(name) || bareClasses.test(name);
}

function readText(text: string, hasExpiryColumn: boolean): Certificate {
  let rest = text;
  const take = (pattern: RegExp) => {
    const match = pattern.exec(rest);
    if (match) rest = rest.replace(match[0], "\t");
    return match;
  };
  const labelled = takeNumber();
  const issuer = take(issuedBy)?.[1]?.trim() ?? null;
  const dates = readDates(rest, hasExpiryColumn);
  const pieces = piecesOf(dates.rest.replace(/\(([^()]*?)[\s,;]+\)/gu, "($1)"));
  const number = labelled ?? pieces.slice(1).find((piece) => bareNumber.test(piece)) ?? null;
  const [first = "", ...others] = pieces.filter((piece) => piece !== number && /\p{L}{2}/u.test(piece));
  const [name, behind] = withKind(first, others);
  const split = issuer === null && behind.length === 0 ? bracketIssuer(name) : null;
  return {
    name: split?.name ?? name,
    issuer: issuer ?? behind[0]?.replace(/^\((.*)\)$/, "$1") ?? split?.issuer ?? null,
    number,
    issued: dates.issued,
    expires: dates.expires,
    words: text.replace(/\t/g, " "),
  };

  /** "BIG-registratie 1905…": the word before the number is part of the name, "nr" is not. */
  function takeNumber(): string | null {
    const match = numbered.exec(rest);
    const number = match?.groups?.number;
    if (!match || number === undefined) return null;
    const isName =
      /^(?:registratie|certifica\p{L}+|diploma)\b[^\p{L}]/iu.test(match[0]) && rest[match.index - 1] === "-";
    rest = rest.replace(isName ? number : match[0], "\t");
    return number;
  }
}

function piecesOf(text: string): string[] {
  return text
    .split(separators)
    .map((piece) =>
      piece
        .replace(/\(\s*[,;:–-]*\s*\)/g, "")
        .replace(/^[\s:–—-]+|[\s:–—-]+$/g, "")
        .replace(/^\(([^()]*)$|^([^()]*)\)$/, "$1$2")
        .replace(/\s*\($/, "")
        .trim(),
    )
    .filter((piece) => /[\p{L}\d]{2}/u.test(piece) && !noise.test(piece));
}

function withKind(first: string, others: readonly string[]): [string, string[]] {
  const [next, ...rest] = others;
  return next !== undefined && kind.test(next) ? [`${first} – ${next}`, rest] : [first, [...others]];
}

/** "BLS/AED (NRR)": a bracket at the end names who issued it, unless it abbreviates or explains the name. */
function bracketIssuer(name: string): { name: string; issuer: string } | null {
  const match = /^(.*\S)\s*\(([^()]+)\)$/u.exec(name);
  const [, before = "", inside = ""] = match ?? [];
  const isPart =
    inside.length <= 2 || /\d/.test(inside) || /^\p{Ll}/u.test(inside) || abbreviates(inside, before);
  return match && !isPart ? { name: before, issuer: inside } : null;
}

/** Whether the letters of a short form come in this order in a name. */
function abbreviates(short: string, name: string): boolean {
  if (!/^[\p{Lu}+-]{2,8}$/u.test(short)) return false;
  let at = 0;
  for (const letter of name.toLowerCase()) if (letter === short[at]?.toLowerCase()) at += 1;
  return at >= short.length;
}
