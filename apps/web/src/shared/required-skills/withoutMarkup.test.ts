// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { isMarkup, withoutMarkup } from "./withoutMarkup.ts";

test("a page's source reads as its words, without scripts and styles", () => {
  const source = `<style>p { color: red }</style><script>track("baker")</script><h1>Baker &amp; cook</h1><ul><li>You bake</li></ul>`;
  expect(isMarkup(source)).toBe(true);
  expect(withoutMarkup(source).trim()).toBe("Baker & cook\n\nYou bake");
});

test("a text with signs is none", () => {
  expect(isMarkup("Hours < 32, pay > € 3,000")).toBe(false);
});
