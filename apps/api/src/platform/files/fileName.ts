/** Maximum characters and bytes of a name; most file systems allow 255 bytes. */
const CHARACTERS = 120;
const BYTES = 200;

/** Device names of Windows, which cannot be file names there, whatever follows the first dot. */
const DEVICE = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i;
/** The file extension, kept when a name is truncated. */
const ENDING = /\.[\p{L}\p{N}]{1,10}$/u;

const ENDINGS: Record<string, string> = {
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/vnd.oasis.opendocument.text": "odt",
  "text/plain": "txt",
  "image/webp": "webp",
};

/**
 * Returns a safe name of an uploaded file, for display and download: its last path segment in NFC, without
 * control, invisible and direction-changing characters and without characters that Windows cannot store.
 * Letters of any script are kept.
 */
export function safeName(name: string): string {
  const last = name.normalize("NFC").split(/[\\/]/).pop() ?? "";
  const clean = last
    // Joiners shape letters of some scripts; other format characters are invisible.
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, "")
    .replace(/[<>:"|?*]/g, "_")
    .replace(/[\s\u2800]+/gu, " ")
    .replace(/^[. ]+|[. ]+$/g, "")
    .replace(DEVICE, "_$1");
  return cut(clean) || "file";
}

/** Returns the name with the extension of its content type, whatever extension it had. */
export function nameByContent(name: string, contentType: string): string {
  const ending = ENDINGS[contentType.split(";")[0] ?? ""];
  const safe = safeName(name);
  if (!ending || safe.toLowerCase().endsWith(`.${ending}`)) return safe;
  return `${safe.replace(/\.(pdf|docx?|odt|txt|png|jpe?g|webp)$/i, "")}.${ending}`;
}

function cut(name: string): string {
  const ending = ENDING.exec(name)?.[0] ?? "";
  const kept = [...name.slice(0, name.length - ending.length)].slice(0, CHARACTERS - ending.length);
  while (Buffer.byteLength(kept.join("") + ending) > BYTES) kept.pop();
  return kept.join("").trimEnd() + ending;
}
