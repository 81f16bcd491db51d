import type { Language } from "../limits.ts";

/** Suggested interview titles; each reader sees them in their own language. */
export const INTERVIEW_TITLES: readonly Readonly<Record<Language, string>>[] = [
  { en: "First interview", nl: "Eerste gesprek" },
  { en: "Second interview", nl: "Tweede gesprek" },
  { en: "Final interview", nl: "Laatste gesprek" },
  { en: "Phone interview", nl: "Telefonisch gesprek" },
  { en: "Technical interview", nl: "Inhoudelijk gesprek" },
];

const plain = (title: string) => title.trim().toLowerCase();

/** Returns a suggested title in the reader's language; a custom title is returned unchanged. */
export function interviewTitleIn(title: string, language: Language): string {
  const known = INTERVIEW_TITLES.find((one) =>
    Object.values(one).some((text) => plain(text) === plain(title)),
  );
  return known?.[language] ?? title;
}
