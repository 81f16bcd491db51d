import { LANGUAGES, type Language } from "@vaardig/contract/limits";

export const LANGUAGE_COOKIE = "i18next";

/** Language asked for by `?lng=`, else by the cookie; null when neither names one that is spoken. */
export function detectLanguage(search: string, cookies: string): Language | null {
  const cookie = cookies.match(new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`))?.[1];
  const asked = [new URLSearchParams(search).get("lng"), cookie];
  for (const value of asked) {
    const spoken = LANGUAGES.find((language) => value?.toLowerCase().split("-")[0] === language);
    if (spoken) return spoken;
  }
  return null;
}

/** Remembers the choice for a year, for the server's answers too. */
export function languageCookie(language: Language): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
