import { LANGUAGES, type Language } from "@vaardig/contract/limits";

export const LANGUAGE_COOKIE = "i18next";

/** Returns the language of `?lng=`, otherwise of the cookie; null when neither is supported. */
export function detectLanguage(search: string, cookies: string): Language | null {
  const cookie = cookies.match(new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`))?.[1];
  const asked = [new URLSearchParams(search).get("lng"), cookie];
  for (const value of asked) {
    const spoken = LANGUAGES.find((language) => value?.toLowerCase().split("-")[0] === language);
    if (spoken) return spoken;
  }
  return null;
}

/** Returns a cookie that stores the language for a year; the server reads it too. */
export function languageCookie(language: Language): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
