import { THEMES, type Theme } from "@vaardig/contract/account/preferences";

/** The theme that this browser keeps; the server reads it too, so that a page is drawn in it from the start. */
export function readTheme(cookies: string): Theme {
  const named = /(?:^|;\s*)theme=(\w+)/.exec(cookies)?.[1];
  return THEMES.find((theme) => theme === named) ?? "system";
}

/** Keeps a choice for a year; following the system leaves nothing to keep. */
export function rememberTheme(theme: Theme): void {
  const life = theme === "system" ? 0 : 31_536_000;
  // The Cookie Store API is missing outside secure contexts, where a company may run this.
  Object.assign(document, { cookie: `theme=${theme}; Path=/; Max-Age=${life}; SameSite=Lax` });
}
