import { LICENCE_LEVEL } from "@vaardig/contract/limits";
import type { Skill } from "@vaardig/contract/skills/skills";

/** The five proficiency levels, lowest first. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** Returns a stored level as one of the five; null for other values. */
export function asLevel(value: number | null | undefined): Level | null {
  return LEVELS.find((level) => level === value) ?? null;
}

/** Returns the initial level: fixed for a licence, otherwise the given one. */
export function firstLevel<T>({ kind }: Pick<Skill, "kind">, otherwise: T): number | T {
  return kind === "licence" ? LICENCE_LEVEL : otherwise;
}
