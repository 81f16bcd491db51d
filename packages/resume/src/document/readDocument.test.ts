import { buildZip } from "@vaardig/taxonomy/zip/testing/buildZip";
import { Document, Packer, Paragraph, Table, TableCell, TableRow } from "docx";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { describe, expect, it } from "vitest";
import {
  corruptPdf,
  encryptedPdf,
  imageOnlyPdf,
  oversizedPdf,
  pdfBomb,
  pdfOfPages,
  renamedExe,
  watermarkedScanPdf,
  zipBombDocx,
} from "../testing/badDocuments.ts";
import { makeResumeDocx } from "../testing/makeResumeDocx.ts";
import { makeResumeOdt } from "../testing/makeResumeOdt.ts";
import { makeResumePdf } from "../testing/makeResumePdf.ts";
import { makeResumeTxt } from "../testing/makeResumeTxt.ts";
import { dutchResume, englishResume } from "../testing/resumeContent.ts";
import { readDocument } from "./readDocument.ts";

async function textsOf(bytes: Uint8Array): Promise<string[]> {
  return (await readDocument(bytes)).lines.map((line) => line.text);
}

async function refusal(bytes: Uint8Array): Promise<unknown> {
  return await readDocument(bytes).then(
    () => "read",
    (error: unknown) => error,
  );
}

describe("readDocument", () => {
  it("reads a table of a Word document that has a column for each level", async () => {
    const row = (...cells: string[]) =>
      new TableRow({ children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })) });
    const rows = [row("", "Basis", "Goed", "Expert"), row("MIG", "", "", "x"), row("TIG", "x", "", "")];
    const document = new Document({ sections: [{ children: [new Table({ rows })] }] });
    expect(await textsOf(new Uint8Array(await Packer.toBuffer(document)))).toEqual([
      "MIG\tExpert",
      "TIG\tBasis",
    ]);
  });

  it("reads a page of few words without a picture", async () => {
    expect(await textsOf(await watermarkedScanPdf(1, false))).toEqual(["CamScanner"]);
  });

  it("reads a PDF in one column", async () => {
    const document = await readDocument(await makeResumePdf(englishResume()));
    expect(document).toMatchObject({ kind: "pdf", pages: 1 });
    const texts = document.lines.map((line) => line.text);
    expect(texts[0]).toBe("Robin Falcon");
    expect(texts).toContain("Senior Data Engineer, Northern Freight B.V. | Jan 2019 – present");
    expect(document.lines.find((line) => line.text === "Skills")).toMatchObject({
      heading: true,
      column: "full",
    });
    expect(texts.indexOf("Skills")).toBeGreaterThan(texts.indexOf("Education"));
  });

  it("reads a PDF with a sidebar column by column", async () => {
    const document = await readDocument(await makeResumePdf(dutchResume(), { columns: 2 }));
    const texts = document.lines.map((line) => line.text);
    expect(document.lines.find((line) => line.text === "Vaardigheden")?.column).toBe("left");
    expect(document.lines.find((line) => line.text === "Werkervaring")?.column).toBe("right");
    expect(texts.indexOf("Tuinieren en fotografie")).toBeLessThan(texts.indexOf("Profiel"));
    expect(texts).toContain("Excel - basiskennis");
  });

  it("keeps dates in a margin with the line beside them", async () => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([595, 842]);
    const font = await pdf.embedFont(StandardFonts.TimesRoman);
    for (let row = 0; row < 6; row += 1) {
      page.drawText(`${2010 + row} - ${2011 + row}`, { x: 50, y: 700 - row * 20, size: 10, font });
      page.drawText(`Warehouse employee number ${row}`, { x: 150, y: 700 - row * 20, size: 10, font });
    }
    expect((await textsOf(await pdf.save()))[1]).toBe("2011 - 2012\tWarehouse employee number 1");
  });

  it("joins a word broken over two lines of a PDF", async () => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([595, 842]);
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    page.drawText("Responsible for stake-", { x: 50, y: 700, size: 10, font });
    page.drawText("holder management", { x: 50, y: 686, size: 10, font });
    expect(await textsOf(await pdf.save())).toEqual(["Responsible for stakeholder", "management"]);
  });

  it("reads a DOCX with its header, headings and bullets", async () => {
    const document = await readDocument(await makeResumeDocx(englishResume()));
    expect(document.kind).toBe("docx");
    expect(document.lines[0]?.text).toBe("robin.falcon@example.com");
    expect(document.lines.find((line) => line.text === "Education")?.heading).toBe(true);
    expect(document.lines.map((line) => line.text)).toContain(
      "• Built data pipelines in Python and PostgreSQL for forty depots.",
    );
  });

  it("reads a layout table of a DOCX column by column", async () => {
    const texts = await textsOf(await makeResumeDocx(dutchResume(), { table: true }));
    expect(texts.indexOf("Tuinieren en fotografie")).toBe(texts.indexOf("Profiel") - 1);
  });

  it("reads a data table of a DOCX row by row", async () => {
    const cells = [
      ["Python", "Expert"],
      ["Excel", "Basic"],
    ];
    const rows = cells.map(
      (row) =>
        new TableRow({ children: row.map((text) => new TableCell({ children: [new Paragraph(text)] })) }),
    );
    const document = new Document({ sections: [{ children: [new Table({ rows })] }] });
    expect(await textsOf(new Uint8Array(await Packer.toBuffer(document)))).toEqual([
      "Python\tExpert",
      "Excel\tBasic",
    ]);
  });

  it("reads an ODT with its header, headings and list items", async () => {
    const document = await readDocument(makeResumeOdt(dutchResume()));
    expect(document.kind).toBe("odt");
    const texts = document.lines.map((line) => line.text);
    expect(texts[0]).toBe("sanne.dewit@example.nl");
    expect(texts).toContain("• Persoonlijke verzorging en rapporteren bij ouderen thuis.");
    expect(document.lines.find((line) => line.text === "Opleiding")?.heading).toBe(true);
  });

  it.each([
    ["UTF-8", (text: string) => Buffer.from(text, "utf8")],
    ["UTF-8 with mark", (text: string) => Buffer.from(`\ufeff${text}`, "utf8")],
    ["UTF-16", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le")],
    ["UTF-16 without mark", (text: string) => Buffer.from(text, "utf16le")],
    ["UTF-16 big endian", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le").swap16()],
  ])("reads plain text in %s", async (_, encode) => {
    const texts = await textsOf(encode(makeResumeTxt(englishResume())));
    expect(texts[0]).toBe("Robin Falcon");
    expect(texts).toContain("English – C1");
  });

  it("reads plain text in Windows-1252", async () => {
    expect(await textsOf(Buffer.from("Carri\xe8re\x96overzicht \x80 5", "latin1"))).toEqual([
      "Carrière–overzicht € 5",
    ]);
  });

  it.each([
    ["an empty file", () => new Uint8Array(), "empty"],
    ["a blank text", () => Buffer.from(" \r\n\t\n"), "empty"],
    ["11 MB", oversizedPdf, "too_large"],
    ["half a million characters", () => Buffer.from("word ".repeat(100_000)), "too_large"],
    ["a renamed program", renamedExe, "unsupported_type"],
    ["a picture", () => Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "unsupported_type"],
    ["rich text", () => Buffer.from("{\\rtf1\\ansi Hello}"), "unsupported_type"],
    ["an old Word file", () => Buffer.from("d0cf11e0a1b11ae1000000000000", "hex"), "unsupported_type"],
    ["another zip", () => buildZip([{ name: "a.txt", data: "a" }]), "unsupported_type"],
    ["a broken PDF", corruptPdf, "corrupt"],
    ["a broken zip", () => Buffer.from("PK\x03\x04garbage garbage garbage", "latin1"), "corrupt"],
    ["a PDF with a password", encryptedPdf, "encrypted"],
    [
      "a DOCX with a password",
      () =>
        Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.from("EncryptedPackage", "utf16le")]),
      "encrypted",
    ],
    ["a PDF of 500 pages", () => pdfOfPages(500), "too_many_pages"],
    ["a PDF of pictures", imageOnlyPdf, "no_text"],
    ["pictures with the word of the app that scanned them", () => watermarkedScanPdf(2), "no_text"],
    ["a DOCX that unpacks to 100 MB", zipBombDocx, "archive_bomb"],
    ["a DOCX that lies about its size", () => zipBombDocx({ declaredBytes: 1000 }), "archive_bomb"],
    ["a PDF that unpacks to 100 MB", pdfBomb, "archive_bomb"],
  ])("refuses %s", async (_, make, reason) => {
    expect(await refusal(await make())).toMatchObject({ name: "UnreadableDocumentError", reason });
  });

  it("reads a PDF of as many pages as allowed", async () => {
    const pdf = await PDFDocument.load(await pdfOfPages(60));
    pdf.getPage(59).drawText("Last words");
    expect(await readDocument(await pdf.save())).toMatchObject({
      pages: 60,
      lines: [{ text: "Last words", page: 60 }],
    });
  });
});
