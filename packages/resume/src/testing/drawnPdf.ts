import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from "pdf-lib";
import { readPdf } from "../document/readPdf.ts";

/** What a page is drawn on. */
export interface Canvas {
  page: PDFPage;
  font: PDFFont;
  bold: PDFFont;
  write(text: string, x: number, y: number, options?: { size?: number; bold?: boolean }): void;
}

/** Returns the lines that are read from a PDF of the drawn pages. */
export async function linesOf(...pages: ((canvas: Canvas) => void)[]) {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  for (const draw of pages) {
    const page = pdf.addPage([595, 842]);
    const write: Canvas["write"] = (text, x, y, { size = 10, bold: isBold = false } = {}) =>
      page.drawText(text, { x, y, size, font: isBold ? bold : font });
    draw({ page, font, bold, write });
  }
  return (await readPdf(await pdf.save())).lines;
}

/** Returns the texts of these lines. */
export async function textsOf(...pages: ((canvas: Canvas) => void)[]): Promise<string[]> {
  return (await linesOf(...pages)).map(({ text }) => text);
}
