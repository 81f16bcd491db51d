import { buildZip } from "@vaardig/taxonomy/zip/testing/buildZip";
import type { ResumeContent, ResumeSection } from "./resumeContent.ts";

const spaces =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"';

/** Makes an OpenDocument text of a résumé, with the contact lines in the page header. */
export function makeResumeOdt(content: ResumeContent): Uint8Array {
  const body = [paragraph(content.name), ...[...content.main, ...content.side].map(section)].join("");
  const header = content.contact.map(paragraph).join("");
  return buildZip([
    { name: "mimetype", data: "application/vnd.oasis.opendocument.text" },
    {
      name: "content.xml",
      data: `<?xml version="1.0"?><office:document-content ${spaces}><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    },
    {
      name: "styles.xml",
      data: `<?xml version="1.0"?><office:document-styles ${spaces}><office:master-styles><style:master-page><style:header>${header}</style:header></style:master-page></office:master-styles></office:document-styles>`,
    },
  ]);
}

function section({ heading, lines }: ResumeSection): string {
  const items = lines.map((line) =>
    line.startsWith("- ")
      ? `<text:list><text:list-item>${paragraph(line.slice(2))}</text:list-item></text:list>`
      : paragraph(line),
  );
  return `<text:h text:outline-level="1">${escapeXml(heading)}</text:h>${items.join("")}`;
}

function paragraph(text: string): string {
  return `<text:p><text:span>${escapeXml(text)}</text:span></text:p>`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
