/** Control characters that no text file contains; a file with one of them is binary. */
const binary = /[^\P{Cc}\t\n\f\r\u0080-\u009f]/u;

/** Decodes UTF-8, UTF-16 (with or without mark) or Windows-1252; null when the bytes are not text. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return binary.test(text) ? null : text;
}

/** UTF-16 by its mark, or by where zeros stand in the first bytes of a text; null for other encodings. */
export function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 4 && even < odd / 8) return "utf-16le";
  if (even > sample.length / 4 && odd < even / 8) return "utf-16be";
  return null;
}

function encodingOf(bytes: Uint8Array): string {
  return utf16Of(bytes) ?? (isUtf8(bytes) ? "utf-8" : "windows-1252");
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
