import type { ParsedSearchText } from "./useSearchReading.ts";

const tidy = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/\s*,(\s*,)+/g, ",")
    .replace(/^[\s,]+|[\s,]+$/g, "");

/** Returns a search without one of its skills, and without orphaned conjunctions. */
export function withoutSkill({ text, skills, rest }: ParsedSearchText, skillId: string): string {
  const gone = skills.find(({ skill }) => skill.id === skillId);
  if (!gone) return text;
  const others = skills.filter((one) => one !== gone);
  if (others.length === 0) return rest;
  return tidy(`${text.slice(0, gone.start)} ${text.slice(gone.end)}`);
}

/** Returns a search reduced to its skills. */
export function withoutRest({ text, skills }: ParsedSearchText): string {
  return skills.map(({ start, end }) => text.slice(start, end)).join(", ");
}

/** Returns a search in which a skill replaces the remaining text. */
export function withSkillForRest(read: ParsedSearchText, name: string): string {
  return [withoutRest(read), name].filter(Boolean).join(", ");
}

/** Returns the search in quotes, to search for a name or title. */
export function quoteSearch({ text }: ParsedSearchText): string {
  return `"${text.replace(/["“”„]/g, "").trim()}"`;
}
