import { describe, expect, it } from "vitest";
import { limits } from "./limits.ts";
import { ReaderPool } from "./readerPool.ts";
import {
  pdfOfFonts,
  pdfOfItself,
  pdfOfLetters,
  pdfOfNestedForms,
  pdfOfOneString,
  pdfOfPageLoop,
  pdfOfSharedContent,
  txtOfBlanks,
} from "./testing/hostileDocuments.ts";
import { makeResumePdf } from "./testing/makeResumePdf.ts";
import { englishResume } from "./testing/resumeContent.ts";

describe("ReaderPool", () => {
  it("outlives a document that overflows the heap, and reads the next one", async () => {
    const pool = new ReaderPool({ heapMb: 40, timeLimit: 60_000 });
    const report = await pool.read(pdfOfOneString());
    expect(report).toMatchObject({ ok: false, reason: "archive_bomb" });
    const next = await pool.read(await makeResumePdf(englishResume()));
    expect(next).toMatchObject({ ok: true, document: { kind: "pdf" } });
  }, 60_000);

  it.each([
    ["single letters", () => pdfOfLetters(50_000)],
    ["forms within forms", pdfOfNestedForms],
    ["fonts", pdfOfFonts],
    ["the same content on each page", pdfOfSharedContent],
    ["blanks", txtOfBlanks],
  ])("ends a document of %s", async (_, make) => {
    const pool = new ReaderPool({ timeLimit: 100 });
    expect(await pool.read(make())).toMatchObject({ ok: false, reason: "timeout" });
  });

  it.each([
    ["a page tree that holds itself", pdfOfPageLoop, { ok: false, reason: "corrupt" }],
    ["a form that draws itself", pdfOfItself, { ok: true }],
  ])("reads %s to its end", async (_, make, outcome) => {
    expect(await new ReaderPool({ timeLimit: 60_000 }).read(make())).toMatchObject(outcome);
  });

  it("gives no file 5 s", () => {
    expect(limits.readingTime).toBeLessThan(5_000);
  });
});
