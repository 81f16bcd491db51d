import type { DocumentText } from "../documentText.ts";
import { limits } from "../limits.ts";
import { UnreadableDocumentError } from "../unreadableDocumentError.ts";
import { breakLongLine } from "./breakLongLine.ts";
import { documentKind } from "./documentKind.ts";
import { guardedZip } from "./guardedZip.ts";
import { readOdt } from "./readOdt.ts";
import { readPdf } from "./readPdf.ts";
import { readTxt } from "./readTxt.ts";

const zipParts =
  /^(mimetype|\[Content_Types\]\.xml|_rels\/[^/]+|word\/.+\.(xml|rels)|content\.xml|styles\.xml|META-INF\/manifest\.xml)$/;

const wordTypes =
  /wordprocessingml\.(document|template)\.main\+xml|vnd\.ms-word\.(document|template)\.macroEnabled/;

/** Reads a PDF, DOCX, ODT or plain text, told apart by content; rejects with {@link UnreadableDocumentError}. Hostile files can cost much, so servers use `readResume`. */
export async function readDocument(bytes: Uint8Array): Promise<DocumentText> {
  if (bytes.length === 0) throw new UnreadableDocumentError("empty");
  if (bytes.length > limits.bytes) throw new UnreadableDocumentError("too_large");
  const document = await readByKind(bytes);
  const characters = document.lines.reduce((sum, line) => sum + line.text.length, 0);
  if (!document.lines.some((line) => /[\p{L}\p{N}]/u.test(line.text)))
    throw new UnreadableDocumentError("no_text");
  if (characters > limits.characters) throw new UnreadableDocumentError("too_large", "too much text");
  return { ...document, lines: document.lines.flatMap(breakLongLine) };
}

async function readByKind(bytes: Uint8Array): Promise<DocumentText> {
  switch (documentKind(bytes)) {
    case "pdf":
      return await readPdf(bytes);
    case "zip":
      return await readZip(bytes);
    case "text":
      return readTxt(bytes);
    case "ole":
      // Word stores a document with a password as this old container around an "EncryptedPackage".
      if (Buffer.from(bytes).includes(Buffer.from("EncryptedPackage", "utf16le"))) {
        throw new UnreadableDocumentError("encrypted", "docx");
      }
      throw new UnreadableDocumentError("unsupported_type", "ole");
    default:
      throw new UnreadableDocumentError("unsupported_type");
  }
}

async function readZip(bytes: Uint8Array): Promise<DocumentText> {
  const parts = await guardedZip(bytes, (name) => zipParts.test(name));
  const mimetype = new TextDecoder().decode(parts.get("mimetype")?.subarray(0, 100)).trim();
  if (mimetype.startsWith("application/vnd.oasis.opendocument.text")) return readOdt(parts);
  const contentTypes = new TextDecoder().decode(parts.get("[Content_Types].xml"));
  if (wordTypes.test(contentTypes)) {
    // Loading its library takes longer than reading any other kind of document.
    const { readDocx } = await import("./readDocx.ts");
    return await readDocx(parts);
  }
  throw new UnreadableDocumentError("unsupported_type", "zip");
}
