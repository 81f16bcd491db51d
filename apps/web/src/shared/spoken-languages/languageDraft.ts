import type { SpokenLanguage } from "@vaardig/contract/onboarding/onboarding";

/** A spoken language whose level may be missing. */
export type LanguageDraft = Omit<SpokenLanguage, "level"> & { level: SpokenLanguage["level"] | null };

/** Returns languages for saving; null while one has no level. */
export function withLevels(rows: readonly LanguageDraft[]): SpokenLanguage[] | null {
  const complete = rows.flatMap(({ language, level }) => (level === null ? [] : [{ language, level }]));
  return complete.length === rows.length ? complete : null;
}

/** Returns the languages extended by those of a document: new ones at the end, and missing levels filled. */
export function withReadLanguages(
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
