import mammoth from "mammoth";
import type { DocumentText } from "../documentText.ts";
import { UnreadableDocumentError } from "../unreadableDocumentError.ts";
import { type Block, blocksToLines } from "./documentBlocks.ts";
import type { ZipParts } from "./guardedZip.ts";
import { htmlBlocks } from "./htmlBlocks.ts";
import { markupEvents } from "./markup.ts";
import { storedPart, writeZip } from "./writeZip.ts";

/** Reads the parts of a Word document into lines, page headers first; only parts that passed the zip guard are handed on. */
export async function readDocx(parts: ZipParts): Promise<DocumentText> {
  const archive = writeZip([...parts].map(([name, data]) => storedPart(name, data)));
  const html = await convert(archive);
  const headers = [...parts].filter(([name]) => /^word\/header\d*\.xml$/.test(name));
  const seen = new Set<string>();
  const headerBlocks = headers
    .flatMap(([, data]) => headerLines(new TextDecoder().decode(data)))
    .filter((text) => text.trim() !== "" && !seen.has(text) && seen.add(text))
    .map((text): Block => ({ type: "line", text, heading: false }));
  return { kind: "docx", pages: 1, lines: blocksToLines([...headerBlocks, ...htmlBlocks(html)]) };
}

async function convert(archive: Uint8Array): Promise<string> {
  try {
    const result = await mammoth.convertToHtml(
      { buffer: Buffer.from(archive) },
      {
        ignoreEmptyParagraphs: false,
        externalFileAccess: false,
        convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: "" })),
      },
    );
    return result.value;
  } catch (error) {
    throw new UnreadableDocumentError("corrupt", error instanceof Error ? error.name : "docx");
  }
}

function headerLines(xml: string): string[] {
  const lines: string[] = [];
  let line = "";
  let inText = false;
  for (const event of markupEvents(xml)) {
    if (event.type === "text") line += inText ? event.text : "";
    else if (event.name === "w:t") inText = event.type === "open";
    else if (event.type === "open" && event.name === "w:tab") line += "\t";
    else if (event.type === "open" && event.name === "w:br") line += "\n";
    else if (event.type === "close" && event.name === "w:p") {
      lines.push(line);
      line = "";
    }
  }
  return lines;
}
