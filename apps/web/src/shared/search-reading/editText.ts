import type { ReadText } from "./useSearchReading.ts";

const tidy = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/\s*,(\s*,)+/g, ",")
    .replace(/^[\s,]+|[\s,]+$/g, "");

/** A search without the words of one of its skills; joining words that are left alone go with them. */
export function withoutSkill({ text, skills, rest }: ReadText, skillId: string): string {
  const gone = skills.find(({ skill }) => skill.id === skillId);
  if (!gone) return text;
  const others = skills.filter((one) => one !== gone);
  if (others.length === 0) return rest;
  return tidy(`${text.slice(0, gone.start)} ${text.slice(gone.end)}`);
}

/** A search for its skills alone. */
export function withoutRest({ text, skills }: ReadText): string {
  return skills.map(({ start, end }) => text.slice(start, end)).join(", ");
}

/** A search in which a skill stands for the words that were perhaps meant so. */
export function withSkillForRest(read: ReadText, name: string): string {
  return [withoutRest(read), name].filter(Boolean).join(", ");
}

/** The same words as a name or a title. */
export function quoted({ text }: ReadText): string {
  return `"${text.replace(/["“”„]/g, "").trim()}"`;
}
