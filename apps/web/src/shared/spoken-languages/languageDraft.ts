import type { SpokenLanguage } from "@vaardig/contract/onboarding/onboarding";

/** A spoken language whose level may be still to choose. */
export type LanguageDraft = Omit<SpokenLanguage, "level"> & { level: SpokenLanguage["level"] | null };

/** Languages as they are saved; null while one of them has no level. */
export function withLevels(rows: readonly LanguageDraft[]): SpokenLanguage[] | null {
  const complete = rows.flatMap(({ language, level }) => (level === null ? [] : [{ language, level }]));
  return complete.length === rows.length ? complete : null;
}

/** The languages with those that a document names: new ones at the end, and a level where none was chosen. */
export function withRead(
  rows: readonly LanguageDraft[],
  read: readonly Pick<LanguageDraft, "language" | "level">[],
): LanguageDraft[] {
  const levels = new Map(read.map(({ language, level }) => [language, level]));
  const known = new Set(rows.map(({ language }) => language));
  return [
    ...rows.map((row) => ({ ...row, level: row.level ?? levels.get(row.language) ?? null })),
    ...read
      .filter(({ language }) => !known.has(language))
      .map(({ language, level }) => ({ language, level })),
  ];
}
