/** The five proficiency levels, lowest first. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** A stored level as one of the five; null for what is none. */
export function asLevel(value: number | null | undefined): Level | null {
  return LEVELS.find((level) => level === value) ?? null;
}
