import { THEMES, type Theme } from "@vaardig/contract/account/preferences";
import type { FastifyRequest } from "fastify";

/** Returns the theme stored in the browser's cookie; `system` when none was chosen. */
export function themeOf(request: FastifyRequest): Theme {
  const named = /(?:^|;\s*)theme=(\w+)/.exec(request.headers.cookie ?? "")?.[1];
  return THEMES.find((theme) => theme === named) ?? "system";
}

/** Returns the page with a chosen theme, so that the other theme is not painted before the scripts run. */
export function themedHtml(html: string, theme: Theme): string {
  if (theme === "system") return html;
  return html
    .replace(/<html /, `<html data-${theme} `)
    .replace(/(<meta name="color-scheme" content=")[^"]*/, `$1${theme}`);
}
