import { AppError } from "../http/appError.ts";

const FORMATS: Record<string, RegExp> = { jpeg: /\.jpe?g$/i, png: /\.png$/i, webp: /\.webp$/i };
/** Longest side of a stored scan, in pixels: an A4 page at 200 dots per inch. */
const SIDE = 2400;
const MAX_PIXELS = 60_000_000;

/**
 * Decodes the picture of a document and re-encodes it as webp without metadata, readable when printed. Throws
 * `file_unsupported_type`, also when the file extension does not match the content, and the other `file_*`
 * codes.
 */
export async function cleanScan(name: string, bytes: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  const head = sharp(bytes, { limitInputPixels: false });
  const { format, width, height } = await head.metadata().catch((cause: unknown) => {
    throw new AppError("file_unsupported_type", { cause });
  });
  if (!FORMATS[format ?? ""]?.test(name)) throw new AppError("file_unsupported_type");
  if (width * height > MAX_PIXELS) throw new AppError("file_too_large");
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
    .rotate()
    .resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
    .catch((cause: unknown) => {
      throw new AppError("file_corrupt", { cause });
    });
}
