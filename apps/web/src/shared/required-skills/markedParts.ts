import type { TextSkill } from "@vaardig/contract/jobs/recruitingJobs";

export interface MarkedPart {
  start: number;
  words: string;
  /** Id of the skill named here; null for text in between. */
  skill: string | null;
}

/** Splits a text at the positions of its skills, in order; of overlapping positions the first wins. */
export function markedParts(
  text: string,
  skills: readonly Pick<TextSkill, "skill" | "places">[],
): MarkedPart[] {
  const places = skills
    .flatMap(({ skill, places: where }) => where.map((place) => ({ ...place, name: skill.name })))
    .sort((a, b) => a.start - b.start);
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const { start, end, name } of places) {
    if (start < at) continue;
    if (start > at) parts.push({ start: at, words: text.slice(at, start), skill: null });
    parts.push({ start, words: text.slice(start, end), skill: name });
    at = end;
  }
  if (at < text.length) parts.push({ start: at, words: text.slice(at), skill: null });
  return parts;
}
