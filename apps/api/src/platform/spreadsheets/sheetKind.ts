import { documentKind } from "@vaardig/resume/document/documentKind";
import { UnreadableSheetError } from "./unreadableSheetError.ts";

/** UTF-16, as names in the container of a password-protected workbook are encoded. */
const ENCRYPTED = Buffer.from("EncryptedPackage", "utf16le");

/**
 * Detects by content, never by name, whether bytes may be CSV or an Excel workbook. Throws {@link
 * UnreadableSheetError}.
 */
export function sheetKind(bytes: Uint8Array): "csv" | "xlsx" {
  if (bytes.length === 0) throw new UnreadableSheetError("empty");
  const kind = documentKind(bytes);
  if (kind === "text") return "csv";
  if (kind === "zip") return "xlsx";
  if (kind === "ole" && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(ENCRYPTED))
    throw new UnreadableSheetError("encrypted");
  throw new UnreadableSheetError("unsupported_type", kind);
}
