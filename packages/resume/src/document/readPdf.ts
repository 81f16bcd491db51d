import { extractTextItems, getDocumentProxy } from "unpdf";
import type { DocumentText } from "../documentText.ts";
import { limits } from "../limits.ts";
import { UnreadableDocument } from "../unreadableDocument.ts";
import { cleanText } from "./cleanText.ts";
import { guardPdfStreams } from "./guardPdfStreams.ts";
import { joinHyphenated } from "./joinHyphenated.ts";
import { layOutPage } from "./pdfLayout.ts";

/** Reads a PDF's text in reading order; throws `encrypted`, `corrupt`, `too_many_pages`, `archive_bomb` or `no_text`. */
export async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  guardPdfStreams(bytes);
  const pdf = await openPdf(bytes);
  try {
    if (pdf.numPages > limits.pages) throw new UnreadableDocument("too_many_pages", String(pdf.numPages));
    const { items } = await extractTextItems(pdf).catch((error: unknown) => {
      throw new UnreadableDocument("corrupt", error instanceof Error ? error.name : "pdf");
    });
    const lines = items
      .flatMap((pageItems, index) => layOutPage(pageItems, index + 1))
      .map((line) => ({ ...line, text: cleanText(line.text) }))
      .filter((line) => line.text !== "");
    return { kind: "pdf", pages: pdf.numPages, lines: joinHyphenated(lines) };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function openPdf(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0, stopAtErrors: false });
  } catch (error) {
    const name = error instanceof Error ? error.name : "pdf";
    throw new UnreadableDocument(name === "PasswordException" ? "encrypted" : "corrupt", name);
  }
}
