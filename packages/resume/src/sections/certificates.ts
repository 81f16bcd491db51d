import type { TextLine } from "../documentText.ts";
import type { Certificate } from "./certificate.ts";
import { type DateColumns, readDates } from "./certificateDates.ts";
import { certificateItems } from "./certificateItems.ts";
import { drivingLicences, isLicenceHeading, licencesIn, textAfterClasses } from "./drivingLicence.ts";
import { looksLikeInstitution } from "./education.ts";
import { isTownOrCountry } from "./entries/towns.ts";
import { looksLikeOrganisation, looksLikeRole } from "./headlineWords.ts";
import { issuerIn } from "./issuers.ts";

const numbered =
  /\b(?:(?:credential|certificate|certificaat|certificat|pas|kaart|card|member|membership|permit|candidate|deelnemers?|winda|erkennings?|approval|authori[sz]ation|persoons|register|inschrijf|licence|license|registration|registratie|lidmaatschap|diploma|big|lot|cert|reg|lid)[-. ]?(?:id|no|nr|number|nummer)|certificate|certificaat|registratie|id|no|nr|number|nummer|reg|big)\b\.?\s*[:#]?\s*(?<number>(?=[\p{L}\d./-]*\d)[\p{L}\d][\p{L}\d./-]{3,}(?:\s\d{2,})*|[A-Z][A-Z-]{1,8}\s\d[\d./-]{2,}|\d{2,4}(?:\s\d{2,}){1,4})|#(?<code>\d{4,})/iu;
/** A code in a cell of its own: "FG-20931", "4410287.18". */
const bareNumber = /^(?=(?:.*\d){4})[A-Z]{0,5}[-. ]?[\dA-Z][\dA-Z.-]{3,}$/u;
/** "GPhC 2055501": who registers and the number. */
const beforeNumber = /(?<=^\p{Lu}[\p{L}&]{1,9})\s(?=\d{5,}$)/u;
const issuedBy =
  /\b(?:issued by|issuer|issuing (?:organi[sz]ation|body|authority)|awarded by|afgegeven door|uitgegeven door|uitgever|instituut|exameninstituut)\b\s*:?\s*([^,;|()\t]+)/iu;
/** A comma in brackets parts what is explained there from who gave it: "(two days, SLO)". */
const separators = /\t|\s+[|–—•·-]\s+|,\s+(?![^()]*\))|,\s+(?=\p{Lu}[^\s(),]*\))|;\s*/u;
/** What behind a dash is a kind of the certificate and not who issued it. */
const kind =
  /^(?:associate|professional|foundation|practitioner|expert|specialty(?=$|\s[-–(]|\s\d)|fundamentals|basic|basis|advanced|intermediate|master(?!\p{L})|level|niveau|categorie|category|[ivx]+|\d)(?![\p{L}])/iu;
const noise =
  /^(?:verlopen|expired|behaald|obtained|issued|geldig|valid|onbepaald|onbeperkt(?: geldig)?|lifetime|no expiry|diploma|certificaat|certificate|in bezit|actueel|current|sinds|since|jaarlijkse herhaling|jaarlijks|yearly|annually|annual|every \d+ years|elke \d+ (?:jaar|jr)|met (?:goed gevolg|certificaat))$/iu;
/** How long, where or how something was learnt, which names no issuer. */
const manner =
  /^(?:(?:\d+|een|twee|drie|vier|vijf|one|two|three|four|five|half)[\s-]*(?:u|uur|uren|h|hrs?|hours?|dag|daags\p{L}*|dagen|dagdelen|days?|weeks?|weken|weekend|months?|maanden|ec|ects|jaar|years?|modules?)|(?:evening|day|short|online|avond|dag|interne?|in-?company|in-house|internal|e-learning|webinar|niet|not|never|nog|bereid|willing|herhaling|jaarlijks|yearly|online|self-study|zelfstudie)(?![\p{L}]))/iu;
const named = /^(?:[\p{Lu}\d'’(]|\p{Ll}\p{Lu})/u;

/** Reads the certificates, licences and courses in a section, each with what stands beside it or below. */
export function readCertificates(lines: readonly TextLine[], heading: string | null = null): Certificate[] {
  if (heading !== null && isLicenceHeading(heading)) {
    const [first, ...more] = lines;
    const held = first ? drivingLicences(first.text, heading) : [];
    if (first && held.length > 0) return [...held, ...readCertificates([...besideLicence(first), ...more])];
  }
  const { texts, columns } = certificateItems(lines);
  return texts
    .flatMap((text) => licencesIn(text) ?? readText(text, columns))
    .filter((one) => one.name !== "" && !isMembership(one));
}

/** "B  Forklift certificate (valid until 05/2028)": what follows the classes of a driving licence. */
function besideLicence(line: TextLine): TextLine[] {
  const text = textAfterClasses(line.text);
  return /^\p{Lu}\p{Ll}{3}/u.test(text) ? [{ ...line, text }] : [];
}

/** "Lid NVM" without number or date is no certificate. */
function isMembership({ name, number, issued, expires }: Certificate): boolean {
  return (
    number === null &&
    issued === null &&
    expires === null &&
    /^(?:lid|member)(?:\s+(?:van|of))?\s/iu.test(name)
  );
}

function readText(text: string, columns: DateColumns): Certificate {
  let rest = text;
  const take = (pattern: RegExp) => {
    const match = pattern.exec(rest);
    if (match) rest = rest.replace(match[0], "\t");
    return match;
  };
  const labelled = takeInvoiceNumber();
  const leading = leadingIssuer(rest);
  if (leading) rest = leading.rest;
  const issuer = take(issuedBy)?.[1]?.trim() ?? leading?.issuer ?? null;
  const dates = readDates(rest, columns);
  const pieces = piecesOf(dates.rest.replace(/\(([^()]*?)[\s,;]+\)/gu, "($1)")).flatMap((piece, at) =>
    at > 0 ? piece.split(beforeNumber) : [piece],
  );
  const behindName = /\s(\d{7,})$/u.exec(pieces[0] ?? "")?.[1];
  if (labelled === null && behindName !== undefined)
    pieces.splice(0, 1, (pieces[0] ?? "").slice(0, -behindName.length).trim());
  const number = labelled ?? behindName ?? pieces.slice(1).find((piece) => bareNumber.test(piece)) ?? null;
  const [first = "", ...others] = pieces.filter((piece) => piece !== number && /\p{L}{2}/u.test(piece));
  const [name, behind] = withKind(first, others);
  const split = issuer === null && behind.length === 0 ? bracketIssuer(name) : null;
  return {
    name: (split?.name ?? name).replace(/ {2,}/g, " "),
    issuer: issuer ?? issuerAmong(behind) ?? split?.issuer ?? issuerIn(name),
    number,
    issued: dates.issued,
    expires: dates.expires,
    words: text.replace(/\t/g, " "),
  };

  /** "BIG-registratie 1905…": the word before the number is part of the name, "nr" is not. */
  function takeInvoiceNumber(): string | null {
    const match = numbered.exec(rest);
    const number = match?.groups?.number ?? match?.groups?.code;
    if (!match || number === undefined) return null;
    const isName =
      (/^(?:registratie|certifica\p{L}+|diploma)\b[^\p{L}]/iu.test(match[0]) &&
        rest[match.index - 1] === "-") ||
      (/^\p{Lu}{3}\s/u.test(match[0]) && match.index === 0);
    rest = rest.replace(isName ? number : match[0], isName ? " " : "\t").replace(/ {2,}/g, " ");
    return number;
  }
}

/** "Academie voor Wetgeving: Wetgevingstechniek": who gave it stands first. */
function leadingIssuer(text: string): { issuer: string; rest: string } | null {
  const match = /^([^:;()\t\d]{2,90}):\s+(?=[\p{Lu}\d"“‘])(.+)$/u.exec(text);
  const [, issuer = "", rest = ""] = match ?? [];
  const isShort = /^[\p{Lu}&/]{2,8}$/u.test(issuer);
  const isIssuer = isShort || looksLikeOrganisation(issuer) || looksLikeInstitution(issuer);
  return match && isIssuer && !/certifi|zertifi|diploma/iu.test(issuer) ? { issuer, rest } : null;
}

/** Who gave it, among what stands behind the name: what is called so, else the first that is written like a name. */
function issuerAmong(pieces: readonly string[]): string | null {
  const open = pieces
    .map((piece) => piece.replace(/^\((.*)\)$/, "$1"))
    .filter((piece) => !manner.test(piece));
  const known = open.find((piece) => looksLikeOrganisation(piece) || looksLikeInstitution(piece));
  return (
    known ??
    open.find((piece) => named.test(piece) && !isTownOrCountry(piece) && !looksLikeRole(piece)) ??
    null
  );
}

function piecesOf(text: string): string[] {
  return text
    .split(separators)
    .map((piece) =>
      piece
        .replace(/\(\s*[,;:–-]*\s*\)/g, "")
        .replace(/^[\s:|.–—-]+|[\s:|–—-]+$/g, "")
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
  // "(Uitvoeren gewasbescherming)" explains, "(Scrum.org)" and "(RDW/IBKI)" gave it.
  const explains =
    /\s\p{Ll}{4,}/u.test(inside) && !looksLikeOrganisation(inside) && !looksLikeInstitution(inside);
  const isPart =
    explains ||
    inside.length <= 2 ||
    /\d/.test(inside) ||
    /^\p{Ll}/u.test(inside) ||
    abbreviates(inside, before);
  return match && !isPart ? { name: before, issuer: inside } : null;
}

/** Whether the letters of a short form come in this order in a name. */
function abbreviates(short: string, name: string): boolean {
  if (!/^[\p{Lu}+-]{2,8}$/u.test(short)) return false;
  let at = 0;
  for (const letter of name.toLowerCase()) if (letter === short[at]?.toLowerCase()) at += 1;
  return at >= short.length;
}
