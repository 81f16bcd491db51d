import { THEMES, type Theme } from "@vaardig/contract/account/preferences";

/**
 * Returns the theme stored in this browser; the server reads the cookie too, so that the first paint is
 * right.
 */
export function readTheme(cookies: string): Theme {
  const named = /(?:^|;\s*)theme=(\w+)/.exec(cookies)?.[1];
  return THEMES.find((theme) => theme === named) ?? "system";
}

/** Stores the theme for a year; `system` deletes the cookie. */
export function rememberTheme(theme: Theme): void {
  const life = theme === "system" ? 0 : 31_536_000;
  // The Cookie Store API is missing outside secure contexts, in which a company may run this.
  Object.assign(document, { cookie: `theme=${theme}; Path=/; Max-Age=${life}; SameSite=Lax` });
}
