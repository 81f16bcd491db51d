import { Document, Header, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow } from "docx";
import type { ResumeContent, ResumeSection } from "./resumeContent.ts";

/** Makes a real Word document of a résumé: one column, or a layout table with the sidebar in its left cell. */
export async function makeResumeDocx(
  content: ResumeContent,
  { table = false }: { table?: boolean } = {},
): Promise<Uint8Array> {
  const main = content.main.flatMap(paragraphs);
  const side = content.side.flatMap(paragraphs);
  const body = table
    ? [
        new Table({
          rows: [
            new TableRow({
              children: [new TableCell({ children: side }), new TableCell({ children: main })],
            }),
          ],
        }),
      ]
    : [...main, ...side];
  const document = new Document({
    sections: [
      {
        headers: { default: new Header({ children: content.contact.map((line) => new Paragraph(line)) }) },
        children: [new Paragraph({ text: content.name, heading: HeadingLevel.TITLE }), ...body],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function paragraphs(section: ResumeSection): Paragraph[] {
  return [
    new Paragraph({ text: section.heading, heading: HeadingLevel.HEADING_1 }),
    ...section.lines.map((line) =>
      line.startsWith("- ")
        ? new Paragraph({ text: line.slice(2), bullet: { level: 0 } })
        : new Paragraph(line),
    ),
  ];
}
