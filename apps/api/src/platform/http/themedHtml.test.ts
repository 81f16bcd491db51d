import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { themedHtml, themeOf } from "./themedHtml.ts";

const PAGE = '<html lang="nl"><head><meta name="color-scheme" content="light dark" /></head></html>';
const asking = (cookie?: string) => ({ headers: { cookie } }) as FastifyRequest;

test.each([
  [undefined, "system"],
  ["i18next=nl", "system"],
  ["theme=dark", "dark"],
  ["i18next=nl; theme=light", "light"],
  ["mytheme=dark", "system"],
  ["theme=purple", "system"],
])("the cookie %s names the theme %s", (cookie, theme) => {
  expect(themeOf(asking(cookie))).toBe(theme);
});

test("a chosen theme is in the page before anything is painted; the system's leaves it as it is", () => {
  expect(themedHtml(PAGE, "dark")).toBe(
    '<html data-dark lang="nl"><head><meta name="color-scheme" content="dark" /></head></html>',
  );
  expect(themedHtml(PAGE, "system")).toBe(PAGE);
});
