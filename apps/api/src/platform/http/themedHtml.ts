import { THEMES, type Theme } from "@vaardig/contract/account/preferences";
import type { FastifyRequest } from "fastify";

/** The theme that this browser was told to keep; `system` where none was chosen. */
export function themeOf(request: FastifyRequest): Theme {
  const named = /(?:^|;\s*)theme=(\w+)/.exec(request.headers.cookie ?? "")?.[1];
  return THEMES.find((theme) => theme === named) ?? "system";
}

/** The page in a chosen theme, so that nothing is painted in the other one before the scripts run. */
export function themedHtml(html: string, theme: Theme): string {
  if (theme === "system") return html;
  return html
    .replace(/<html /, `<html data-${theme} `)
    .replace(/(<meta name="color-scheme" content=")[^"]*/, `$1${theme}`);
}
