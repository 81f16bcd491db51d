import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from "pdf-lib";
import type { ResumeContent, ResumeSection } from "./resumeContent.ts";

interface Pen {
  page: PDFPage;
  font: PDFFont;
  bold: PDFFont;
  x: number;
  y: number;
  width: number;
}

const bodySize = 10;
const pitch = 14;

/** Makes a real A4 PDF of a résumé, in one column or with a sidebar on the left. */
export async function makeResumePdf(
  content: ResumeContent,
  { columns = 1 }: { columns?: 1 | 2 } = {},
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  page.drawText(content.name, { x: 50, y: 790, size: 22, font: bold });
  const top = { page, font, bold, y: 760 };
  if (columns === 1) {
    const pen: Pen = { ...top, x: 50, width: 495 };
    drawLines(pen, [content.contact.join(" | ")]);
    for (const section of [...content.main, ...content.side]) drawSection(pen, section);
  } else {
    const side: Pen = { ...top, x: 50, width: 150 };
    drawLines(side, content.contact);
    for (const section of content.side) drawSection(side, section);
    const main: Pen = { ...top, x: 230, width: 315 };
    for (const section of content.main) drawSection(main, section);
  }
  return await pdf.save();
}

function drawSection(pen: Pen, section: ResumeSection): void {
  pen.y -= 12;
  pen.page.drawText(section.heading, { x: pen.x, y: pen.y, size: 13, font: pen.bold });
  pen.y -= 18;
  drawLines(pen, section.lines);
}

function drawLines(pen: Pen, lines: readonly string[]): void {
  for (const line of lines.flatMap((text) => wrap(text, pen))) {
    pen.page.drawText(line, { x: pen.x, y: pen.y, size: bodySize, font: pen.font });
    pen.y -= pitch;
  }
}

function wrap(text: string, pen: Pen): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && pen.font.widthOfTextAtSize(longer, bodySize) <= pen.width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
