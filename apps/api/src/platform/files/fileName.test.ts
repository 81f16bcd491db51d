import fc from "fast-check";
import { expect, it } from "vitest";
import { nameByContent, safeName } from "./fileName.ts";

it.each([
  ["C:\\Users\\jan\\cv.pdf", "cv.pdf"],
  ["../../etc/passwd", "passwd"],
  ["cv\u202egpj.pdf", "cvgpj.pdf"],
  ["cv\u2066\u200f\u061c.pdf", "cv.pdf"],
  ["cv\r\nSet-Cookie: a.pdf", "cvSet-Cookie_ a.pdf"],
  ["cv\u0085\u2028x.pdf", "cv x.pdf"],
  ["קורות חיים.pdf", "קורות חיים.pdf"],
  ["می\u200cخواهم.pdf", "می\u200cخواهم.pdf"],
  ["Rene\u0301.pdf", "René.pdf"],
  ["con.pdf", "_con.pdf"],
  ["LPT1", "_LPT1"],
  ["com10.pdf", "com10.pdf"],
  ["Console.pdf", "Console.pdf"],
  [".htaccess", "htaccess"],
  ["cv.pdf. . ", "cv.pdf"],
  ['a<b>:"|?*.pdf', "a_b______.pdf"],
  ["\ud800.pdf", "pdf"],
  ["..", "file"],
  ["", "file"],
  ["   ", "file"],
])("%j is kept as %j", (name, kept) => {
  expect(safeName(name)).toBe(kept);
});

it("keeps a long name's ending and no half letters", () => {
  const long = safeName(`${"naïve ".repeat(60)}.docx`);
  expect(long.length).toBeLessThanOrEqual(120);
  expect(long.endsWith(".docx")).toBe(true);
  expect(safeName(`${"😀".repeat(200)}.pdf`)).toBe(`${"😀".repeat(49)}.pdf`);
});

it("makes of any name one that every file system stores, and of that the same", () => {
  const anything = fc.string({ unit: "binary", maxLength: 300 });
  fc.assert(
    fc.property(anything, (name) => {
      const safe = safeName(name);
      expect(safe).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069/\\<>:"|?*]|^[. ]|[. ]$/u);
      expect(safe.isWellFormed()).toBe(true);
      expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(200);
      expect(safe).not.toBe("");
      expect(safeName(safe)).toBe(safe);
    }),
  );
});

it.each([
  ["cv.pdf", "application/pdf", "cv.pdf"],
  ["CV.PDF", "application/pdf", "CV.PDF"],
  ["cv.pdf", "text/plain; charset=utf-8", "cv.txt"],
  ["cv.exe", "application/pdf", "cv.exe.pdf"],
  ["Versie 2.1", "application/pdf", "Versie 2.1.pdf"],
  ["me.webp", "image/webp", "me.webp"],
  ["cv.html", "application/unknown", "cv.html"],
])("%s of %s is downloaded as %s", (name, contentType, expected) => {
  expect(nameByContent(name, contentType)).toBe(expected);
});
