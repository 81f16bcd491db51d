import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readTxt } from "../document/readTxt.ts";
import type { DocumentText } from "../documentText.ts";
import { limits } from "../limits.ts";
import { UnreadableDocumentError } from "../unreadableDocumentError.ts";
import { runBounded } from "./runBounded.ts";

interface Recognition {
  /** Languages of tesseract, joined with "+". */
  languages: string;
  path: string;
  signal?: AbortSignal | undefined;
}

/**
 * Reads a PDF that holds pictures of text, with the system's pdftoppm and tesseract; its words can be wrong. Rejects with
 * {@link UnreadableDocumentError} (`corrupt`, `too_many_pages`, `no_text`, `timeout`) and leaves no files.
 */
export async function recognizeScan(bytes: Uint8Array, recognition: Recognition): Promise<DocumentText> {
  const folder = await mkdtemp(join(tmpdir(), "scan-"));
  try {
    await writeFile(join(folder, "scan.pdf"), bytes, { mode: 0o600 });
    const pages = await drawPages(folder, recognition);
    const text = await readPages(folder, pages, recognition);
    return { ...readTxt(text), kind: "pdf", pages: pages.length, recognized: true };
  } catch (error) {
    if (error instanceof UnreadableDocumentError && error.reason === "empty")
      throw new UnreadableDocumentError("no_text", "nothing recognized");
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Pictures of the pages, in order; one page more than are read is drawn, to tell that there are too many. */
async function drawPages(folder: string, { path, signal }: Recognition): Promise<string[]> {
  const size = String(limits.scanPixels);
  const last = String(limits.scanPages + 1);
  const args = ["-gray", "-png", "-scale-to", size, "-l", last, "scan.pdf", "page"];
  const drawn = await runBounded("pdftoppm", args, { cwd: folder, path, signal });
  signal?.throwIfAborted();
  const pages = (await readdir(folder)).filter((name) => name.endsWith(".png")).sort();
  if (!drawn || pages.length === 0) throw new UnreadableDocumentError("corrupt", "no page could be drawn");
  if (pages.length > limits.scanPages) throw new UnreadableDocumentError("too_many_pages", "scanned");
  return pages;
}

async function readPages(
  folder: string,
  pages: readonly string[],
  { languages, path, signal }: Recognition,
): Promise<Uint8Array> {
  await writeFile(join(folder, "pages.txt"), pages.join("\n"));
  const args = ["pages.txt", "text", "-l", languages];
  const read = await runBounded("tesseract", args, { cwd: folder, path, signal });
  signal?.throwIfAborted();
  if (!read) throw new UnreadableDocumentError("timeout", "recognition");
  return readFile(join(folder, "text.txt"));
}
