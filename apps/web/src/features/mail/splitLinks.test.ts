import fc from "fast-check";
import { expect, test } from "vitest";
import { splitLinks } from "./splitLinks.ts";

const ORIGIN = "https://vaardig.example";

test("an address of this site becomes a link, without the full stop after it", () => {
  expect(splitLinks(`Open ${ORIGIN}/set-password?invite=a.b. Thanks`, ORIGIN)).toEqual([
    { text: "Open " },
    { text: `${ORIGIN}/set-password?invite=a.b`, href: `${ORIGIN}/set-password?invite=a.b` },
    { text: ". Thanks" },
  ]);
});

test.each([
  "https://evil.example/login",
  `${ORIGIN}.evil.example/login`,
  "https://vaardig.example@evil.example/",
  "http://vaardig.example/",
  "javascript:alert(1)",
  "https://",
])("%s stays text", (address) => {
  expect(splitLinks(`see ${address} now`, ORIGIN)).toEqual([{ text: `see ${address} now` }]);
});

test("nothing of the text is lost, and every link is of this site", () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(`${ORIGIN}/a`, "https://evil.example/b", " ", "\n", ")."),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join("");
      const parts = splitLinks(text, ORIGIN);
      expect(parts.map((part) => part.text).join("")).toBe(text);
      for (const { href } of parts) if (href) expect(new URL(href).origin).toBe(ORIGIN);
    }),
  );
});
