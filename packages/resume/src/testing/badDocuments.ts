import { deflateSync } from "node:zlib";
import { buildZip } from "@vaardig/taxonomy/zip/testing/buildZip";
import { PDFDocument } from "pdf-lib";

const megabyte = 1024 * 1024;

const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

/** A PDF that asks for a password. */
export function encryptedPdf(): Uint8Array {
  const key = "28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a";
  return rawPdf(
    `4 0 obj<</Filter/Standard/V 1/R 2/O <${key}>/U <${key}>/P -44>>endobj\n`,
    "/Encrypt 4 0 R/ID[<00><00>]",
  );
}

/** A PDF of one page that holds a picture and no text. */
export async function imageOnlyPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const image = await pdf.embedPng(Buffer.from(pixel, "base64"));
  pdf.addPage().drawImage(image, { x: 50, y: 50, width: 400, height: 600 });
  return await pdf.save();
}

/** Pictures of text with the word of the app that scanned them below each. */
export async function watermarkedScanPdf(pages: number, picture = true): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const image = picture ? await pdf.embedPng(Buffer.from(pixel, "base64")) : null;
  for (let page = 0; page < pages; page += 1) {
    const added = pdf.addPage();
    if (image) added.drawImage(image, { x: 50, y: 50, width: 400, height: 600 });
    added.drawText("CamScanner", { x: 400, y: 20, size: 9 });
  }
  return await pdf.save();
}

/** A PDF of so many blank pages. */
export async function pdfOfPages(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage();
  return await pdf.save();
}

/** A PDF that breaks off after its first bytes. */
export function corruptPdf(): Uint8Array {
  return new TextEncoder().encode("%PDF-1.7\n1 0 obj<</Type/Catalog/Pag");
}

/** A small PDF whose page content unpacks to 100 MB. */
export function pdfBomb(): Uint8Array {
  const content = deflateSync(Buffer.alloc(100 * megabyte, " "));
  const head = `4 0 obj<</Filter/FlateDecode/Length ${content.length}>>stream\n`;
  return rawPdf(`${head}${content.toString("latin1")}\nendstream endobj\n`, "");
}

/** A small DOCX whose text unpacks to 100 MB; with `declaredBytes` it claims to be smaller. */
export function zipBombDocx({ declaredBytes }: { declaredBytes?: number } = {}): Uint8Array {
  const data = Buffer.alloc(100 * megabyte, "a");
  return buildZip([
    {
      name: "[Content_Types].xml",
      data: '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    },
    { name: "word/document.xml", data, deflate: true, ...(declaredBytes !== undefined && { declaredBytes }) },
  ]);
}

/** A Windows program, whatever its name says. */
export function renamedExe(): Uint8Array {
  const bytes = new Uint8Array(4096);
  bytes.set([0x4d, 0x5a, 0x90, 0x00, 0x03]);
  return bytes;
}

/** A file of 11 MB that starts like a PDF. */
export function oversizedPdf(): Uint8Array {
  const bytes = new Uint8Array(11 * megabyte);
  bytes.set(new TextEncoder().encode("%PDF-1.7\n"));
  return bytes;
}

function rawPdf(objects: string, trailer: string): Uint8Array {
  const text = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>endobj
${objects}trailer<</Root 1 0 R${trailer}>>
%%EOF`;
  return Buffer.from(text, "latin1");
}
