import { expect, test } from "vitest";
import { isMarkup, withoutMarkup } from "./withoutMarkup.ts";

test("a page's source reads as its words, without scripts and styles", () => {
  const source = `<style>p { color: red }</style><script>track("baker")</script><h1>Baker &amp; cook</h1><ul><li>You bake</li></ul>`;
  expect(isMarkup(source)).toBe(true);
  expect(withoutMarkup(source).trim()).toBe("Baker & cook\n\nYou bake");
});

test("letters by number and by name are read, what is none stays, links beside each other keep apart", () => {
  const source =
    "<nav><a>Home</a><a>All jobs</a></nav><p>Caf&eacute;&#39;s &#x2019; &copy; &bogus; &#9999999;</p>";
  expect(withoutMarkup(source).trim()).toBe("Home All jobs\n\nCafé's ’ © &bogus;");
});

test("a text with signs is none", () => {
  expect(isMarkup("Hours < 32, pay > € 3,000")).toBe(false);
});
