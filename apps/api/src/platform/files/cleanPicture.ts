import { AppError } from "../http/appError.ts";

const FORMATS = ["jpeg", "png", "webp"];
/** Longest side of a stored picture, in pixels; 4 × the largest avatar. */
const SIDE = 512;
const MAX_PIXELS = 40_000_000;

/**
 * Decodes a png, jpg or webp and re-encodes it as webp without metadata: cropped to a square, or whole for a
 * logo. Throws `file_*` codes.
 */
export async function cleanPicture(
  bytes: Uint8Array,
  fit: "square" | "whole" = "square",
): Promise<Uint8Array> {
  // Loaded with the first picture: it takes 20 MB that a server without uploads does not need.
  const { default: sharp } = await import("sharp");
  // Reads only the header, to distinguish a picture with too many pixels from a file that is no picture.
  const head = sharp(bytes, { limitInputPixels: false });
  const { format, width, height } = await head.metadata().catch((cause: unknown) => {
    throw new AppError("file_unsupported_type", { cause });
  });
  if (!FORMATS.includes(format ?? "")) throw new AppError("file_unsupported_type");
  if (width * height > MAX_PIXELS) throw new AppError("file_too_large");
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
    .rotate()
    .resize(SIDE, SIDE, { fit: fit === "square" ? "cover" : "inside", withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch((cause: unknown) => {
      throw new AppError("file_corrupt", { cause });
    });
}
