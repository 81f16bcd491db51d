import type { BodyInput } from "@vaardig/contract/endpoint";
import { type findExperts, SEARCH_SKILLS_MAX } from "@vaardig/contract/expert-finder/expertFinder";

type Sent = NonNullable<BodyInput<typeof findExperts>["skills"]>[number];

/** A searched skill as in the URL; a null level means any level. */
export type SkillToken = Omit<Sent, "level"> & { level: number | null };

/** Initial rating of a searched skill: any level. */
export const EMPTY_SEARCH = { level: null, kind: "essential", importance: 3, must_have: false } as const;

/** The level that everyone with the skill has at least. */
const LOWEST = 1;

const BETWEEN = "~";
const TOKEN = /^([0-9a-f-]{36})\.([0-5])([eo])([1-5])(m?)$/;

/**
 * Returns skills as text for the URL: id, level (0 = any), e(ssential) or o(ptional), importance,
 * m(ust-have).
 */
export function formatTokens(asked: readonly SkillToken[]): string {
  return asked
    .map(
      ({ skill_id: id, level, kind, importance, must_have: must }) =>
        `${id}.${level ?? 0}${kind === "optional" ? "o" : "e"}${importance}${must ? "m" : ""}`,
    )
    .join(BETWEEN);
}

/** Returns the skills in the format of API calls. */
export function searchToSend(asked: readonly SkillToken[]): Sent[] {
  return asked.map((one) => ({ ...one, level: one.level ?? LOWEST }));
}

/** Parses skills from the URL; invalid tokens are skipped and duplicates count once. */
export function parseTokens(text: string | undefined): SkillToken[] {
  const asked = new Map<string, SkillToken>();
  for (const token of (text ?? "").split(BETWEEN)) {
    const [, id = "", level, kind, importance, must] = TOKEN.exec(token) ?? [];
    if (id === "" || asked.has(id)) continue;
    asked.set(id, {
      skill_id: id,
      level: Number(level) || null,
      kind: kind === "o" ? "optional" : "essential",
      importance: Number(importance),
      must_have: must === "m",
    });
  }
  return [...asked.values()].slice(0, SEARCH_SKILLS_MAX);
}
