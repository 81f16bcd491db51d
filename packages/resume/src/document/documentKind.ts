export type SniffedKind = "pdf" | "zip" | "ole" | "text" | "other";

const signatures: [SniffedKind, readonly number[]][] = [
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
  ["zip", [0x50, 0x4b, 0x05, 0x06]],
  ["ole", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ["text", [0xef, 0xbb, 0xbf]],
  ["text", [0xff, 0xfe]],
  ["text", [0xfe, 0xff]],
];

/** Formats that are text by their bytes but not for a reader. */
const markupStart = /^\s*(\{\\rtf|%!PS|<\?xml|<!doctype|<html|<svg|MZ[\s\S]{0,200}This program)/i;

/** Tells from the first bytes, never from a name, which reader may try a document. */
export function documentKind(bytes: Uint8Array): SniffedKind {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 1024));
  if (start.includes("%PDF-")) return "pdf";
  for (const [kind, signature] of signatures) {
    if (signature.every((byte, index) => bytes[index] === byte)) return kind;
  }
  if (start.startsWith("MZ") && start.includes("\0")) return "other";
  return markupStart.test(start) ? "other" : "text";
}
