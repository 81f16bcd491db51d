import type { TextLine } from "../documentText.ts";
import { namesCourse } from "./courseEntries.ts";
import { findDate, findDateRange } from "./dates.ts";
import type { SectionName } from "./headingSection.ts";
import type { Section } from "./section.ts";

/** Sections whose lines may name a certificate or registration among other things. */
const searched: ReadonlySet<SectionName> = new Set([
  "skills",
  "hobbies",
  "projects",
  "other",
  "summary",
  "contact",
]);
const certificate =
  /(?<!\p{L})(?:certifi(?:ed|cate|cation)|gecertificeerd|certificaat|chartered|qualification|registered|registration|registratie|\p{L}*register|big-\p{L}+|licen[cs]ed|licentie|rijks\p{L}*diploma)(?!\p{L})/iu;
const numbered = /(?<!\p{L})(?:nr|no|number|nummer|reg|id)\.?\s*:?\s*[A-Z]{0,3}[-.]?\d[\d .-]{3,}/iu;
/** Sentences, memberships and writings. */
const other =
  /^(?:•\s*)?(?:I|Ik|We|Wij|Mijn|My|lid|member|publicati\p{L}+|artikel|article|paper|talk|lezing|award|prijs)(?!\p{L})/iu;
const LONGEST = 110;
const LONGEST_PIECE = 70;

/** Sections of odds and ends, where certificates stand in sentences of their own. */
const oddments: ReadonlySet<SectionName> = new Set(["hobbies", "other", "summary", "contact"]);
const licence =
  /(?<!\p{L})(?:rijbewij(?:s|zen)|driving licen[cs]e|driver'?s licen[cs]e)(?!\p{L})(?:\s*:)?(?:\s+(?:cat(?:egor\p{L}+)?\.?|klasse|class))?(?:\s+(?:(?:AM|BE|CE|DE|[A-E]1?|T)(?!\p{L})(?:[\s,+&/]+(?:en|and)?\s*)?)+|(?<=licen[cs]e))/giu;
const sentenceEnd = /(?<=[\p{L}\p{N})'’])[.;](?:\s+|$)/u;
const comma = /,\s+(?![^(]*\)|(?:geldig|valid)(?!\p{L}))/u;
const trained =
  /(?<!\p{L})(?:training|cursus|course|certificaat|certificate|diploma|perskaart|pas|licen[cs]e|brevet)(?!\p{L})|-(?:diploma|certificaat|pas|kaart)(?!\p{L})/iu;
/** What someone holds or attends is no certificate by itself. */
const occasion = /(?<!\p{L})(?:workshops?|masterclass|webinar|seminar|summer school)(?!\p{L})/iu;

/** Certificates among odds and ends: driving licences, and short sentences that name one with its date. */
export function oddCertificates(sections: readonly Section[]): TextLine[] {
  const told = sections.filter(({ name }) => oddments.has(name)).flatMap(({ lines }) => lines);
  const listed = sections.some(
    ({ name, lines }) => name === "courses" && lines.some(({ text }) => isLicence(text)),
  );
  const licences = listed
    ? []
    : told.flatMap((line) =>
        (line.text.match(licence) ?? []).map((text) => ({ ...line, text: text.replace(/[\s,+&/]+$/u, "") })),
      );
  const named = told.flatMap((line) =>
    line.text
      .split(sentenceEnd)
      .flatMap((sentence) => (isNamed(sentence.trim()) ? [sentence] : sentence.split(comma)))
      .map((text) => text.trim())
      .filter((text) => !isCertificate(line.text) && isNamed(text))
      .map((text) => ({ ...line, text })),
  );
  return [...new Map([...licences, ...named].map((line) => [line.text, line])).values()];
}

function isLicence(text: string): boolean {
  return /rijbewij|driving licen|driver'?s licen/iu.test(text);
}

function isNamed(text: string): boolean {
  return (
    text.length <= LONGEST_PIECE &&
    (trained.test(text) || (namesCourse(text) && !occasion.test(text))) &&
    findDate(text) !== null &&
    !isLicence(text) &&
    !other.test(text)
  );
}

/** Lines elsewhere that name a certificate or a registration with its number or date; dates on the line above are of it. */
export function strayCertificates(sections: readonly Section[]): TextLine[] {
  return sections.flatMap(({ name, lines }) =>
    searched.has(name)
      ? lines.flatMap((line, at) => {
          if (!isCertificate(line.text)) return [];
          const dates = lines[at - 1]?.text ?? "";
          return [
            isDates(dates) && findDate(line.text) === null
              ? { ...line, text: `${dates}\t${line.text}` }
              : line,
          ];
        })
      : [],
  );
}

function isCertificate(text: string): boolean {
  if (text.length > LONGEST || !certificate.test(text)) return false;
  const isProse = /[\p{Ll}\d)]{3}[.!?]\s+\p{Lu}\p{Ll}/u.test(text) || other.test(text);
  return !isProse && (numbered.test(text) || findDate(text) !== null);
}

function isDates(text: string): boolean {
  const dates = findDateRange(text) ?? findDate(text);
  return dates !== null && dates.words.length >= text.length - 2;
}
