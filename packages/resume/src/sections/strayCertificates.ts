import type { TextLine } from "../documentText.ts";
import { findDate, findDateRange } from "./dates.ts";
import type { SectionName } from "./headingSection.ts";
import type { Section } from "./sections.ts";

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
