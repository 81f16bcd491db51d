import type { BodyInput } from "@vaardig/contract/endpoint";
import { type findExperts, MOST_ASKED } from "@vaardig/contract/expert-finder/expertFinder";

type Sent = NonNullable<BodyInput<typeof findExperts>["skills"]>[number];

/** A skill that is asked for, as the address holds it; without a level any one is enough. */
export type Asked = Omit<Sent, "level"> & { level: number | null };

/** How a skill is asked for at first: at any level. */
export const FIRST_ASKED = { level: null, kind: "essential", importance: 3, must_have: false } as const;

/** The level that everyone who has a skill has at least. */
const LOWEST = 1;

const BETWEEN = "~";
const TOKEN = /^([0-9a-f-]{36})\.([0-5])([eo])([1-5])(m?)$/;

/** Skills as the address holds them: id, level (0 = any), e(ssential) or o(ptional), importance, m(ust-have). */
export function writeTokens(asked: readonly Asked[]): string {
  return asked
    .map(
      ({ skill_id: id, level, kind, importance, must_have: must }) =>
        `${id}.${level ?? 0}${kind === "optional" ? "o" : "e"}${importance}${must ? "m" : ""}`,
    )
    .join(BETWEEN);
}

/** The skills as they are sent. */
export function askedToSend(asked: readonly Asked[]): Sent[] {
  return asked.map((one) => ({ ...one, level: one.level ?? LOWEST }));
}

/** The skills of an address; what is no skill is passed over, and one that is there twice counts once. */
export function readTokens(text: string | undefined): Asked[] {
  const asked = new Map<string, Asked>();
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
  return [...asked.values()].slice(0, MOST_ASKED);
}
