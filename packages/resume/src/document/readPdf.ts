import { getDocumentProxy } from "unpdf";
import type { DocumentText } from "../documentText.ts";
import { limits } from "../limits.ts";
import { UnreadableDocumentError } from "../unreadableDocumentError.ts";
import { cleanText } from "./cleanText.ts";
import { guardPdfStreams } from "./guardPdfStreams.ts";
import { joinHyphenated } from "./joinHyphenated.ts";
import { joinWrappedDates } from "./joinWrappedDates.ts";
import { layOutPage, type PageLine } from "./pdf/layOutPage.ts";
import { withoutFurniture } from "./pdf/pageFurniture.ts";
import { readPages } from "./pdf/readPages.ts";

/** A page of a résumé has more. */
const WATERMARK_WORDS = 5;

/** Reads a PDF's text in reading order; throws `encrypted`, `corrupt`, `too_many_pages`, `archive_bomb` or `no_text`. */
export async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  guardPdfStreams(bytes);
  const pdf = await openPdf(bytes);
  try {
    if (pdf.numPages > limits.pages)
      throw new UnreadableDocumentError("too_many_pages", String(pdf.numPages));
    const contents = await readPages(pdf).catch((error: unknown) => {
      throw new UnreadableDocumentError("corrupt", error instanceof Error ? error.name : "pdf");
    });
    const pages = contents.map(({ content, height }, index) =>
      layOutPage(content, index + 1, height)
        .map((line): PageLine => ({ ...line, text: cleanText(line.text) }))
        .filter((line) => line.text !== ""),
    );
    // A layer of a watermark over pictures of text is no text.
    if (isWatermark(pages) && holdsPictures(bytes)) throw new UnreadableDocumentError("no_text", "watermark");
    const lines = withoutFurniture(pages).map(({ place: _place, ...line }) => line);
    return { kind: "pdf", pages: pdf.numPages, lines: joinWrappedDates(joinHyphenated(lines)) };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** Whether no page says more than the app that scanned it would: "CamScanner", "Scanned with …". */
function isWatermark(pages: readonly PageLine[][]): boolean {
  return pages.every((lines) => lines.flatMap(({ text }) => text.split(/\s+/)).length <= WATERMARK_WORDS);
}

/** Pictures are streams, so that their heads are never compressed. */
function holdsPictures(bytes: Uint8Array): boolean {
  return /\/Subtype\s*\/Image\b/.test(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1"),
  );
}

async function openPdf(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(Uint8Array.from(bytes), {
      verbosity: 0,
      stopAtErrors: false,
      // Pictures say nothing to a reader and cost most of the time.
      maxImageSize: 1,
      isOffscreenCanvasSupported: false,
    });
  } catch (error) {
    const name = error instanceof Error ? error.name : "pdf";
    throw new UnreadableDocumentError(name === "PasswordException" ? "encrypted" : "corrupt", name);
  }
}
