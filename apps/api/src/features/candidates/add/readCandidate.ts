import type { ResumeReading } from "@vaardig/contract/candidateList";
import { LIMITS } from "@vaardig/contract/limits";
import type { DocumentText } from "@vaardig/resume/documentText";
import { parseResume } from "@vaardig/resume/parseResume";
import type { DateRange } from "@vaardig/resume/sections/dates";
import { readContact } from "@vaardig/resume/sections/readContact";

const MOST = 30;
/** Levels of education as Dutch and English résumés name them. */
const LEVEL =
  /\b(vmbo|havo|vwo|gymnasium|atheneum|mbo(?:[- ]?[1-4])?|hbo|wo|bachelor|master|msc|bsc|ma|ba|phd|mba)\b/i;

const two = (number: number) => String(number).padStart(2, "0");

/** First day of a period, and its last: a month or year that is named counts whole. */
function daysOf(period: DateRange | null): { start: string | null; end: string | null } {
  const { start = null, end = null, current = false } = period ?? {};
  const last = end && new Date(Date.UTC(end.year, end.month ?? 12, 0)).getUTCDate();
  return {
    start: start && `${start.year}-${two(start.month ?? 1)}-01`,
    end: end && !current ? `${end.year}-${two(end.month ?? 12)}-${two(last ?? 31)}` : null,
  };
}

const cut = (text: string | null, most: number) => (text ?? "").trim().slice(0, most);

/** What a résumé says about a person, for somebody who looks at it before anything is kept. */
export function readCandidate(reading: DocumentText): Omit<ResumeReading, "skills"> {
  const contact = readContact(reading);
  const { experience, education } = parseResume(reading);
  return {
    first_name: cut(contact.firstName, LIMITS.name),
    last_name: cut(contact.lastName, LIMITS.name),
    email: cut(contact.email, LIMITS.email),
    phone: cut(contact.phone, LIMITS.phone),
    location: cut(contact.location, LIMITS.name),
    headline: cut(contact.headline, LIMITS.name),
    experience: experience.slice(0, MOST).flatMap(({ title, organisation, period, description }) => {
      const { start, end } = daysOf(period);
      const isCurrent = period?.current === true;
      if (start === null || (title ?? organisation) === null || (end === null && !isCurrent)) return [];
      if (end !== null && end <= start) return [];
      return {
        position: cut(title, LIMITS.name),
        company: cut(organisation, LIMITS.name),
        start_date: start,
        end_date: end,
        current_job: isCurrent,
        description: cut(description.map(({ text }) => text).join("\n"), LIMITS.description),
      };
    }),
    education: education.slice(0, MOST).flatMap(({ degree, institution, period }) => {
      const { start, end } = daysOf(period);
      if (start === null || end === null || end <= start) return [];
      return {
        degree: cut(degree, LIMITS.name),
        institution: cut(institution, LIMITS.name),
        level: LEVEL.exec(`${degree ?? ""} ${institution ?? ""}`)?.[1] ?? "",
        started: start,
        finished: end,
      };
    }),
  };
}
