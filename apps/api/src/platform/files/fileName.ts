/** Characters and bytes of a name; most file systems keep 255 bytes. */
const CHARACTERS = 120;
const BYTES = 200;

/** Devices of Windows, which cannot be names there, whatever follows the first dot. */
const DEVICE = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i;
/** An ending is kept when a name is cut. */
const ENDING = /\.[\p{L}\p{N}]{1,10}$/u;

const ENDINGS: Record<string, string> = {
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/vnd.oasis.opendocument.text": "odt",
  "text/plain": "txt",
  "image/webp": "webp",
};

/**
 * A sender's name for a file, for showing and downloading: its last part, composed, without control, invisible and
 * direction-changing characters and without what Windows cannot store. Letters of any script stay as they are.
 */
export function safeName(name: string): string {
  const last = name.normalize("NFC").split(/[\\/]/).pop() ?? "";
  const clean = last
    // Joiners shape letters of some scripts; all else of their kind is invisible.
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, "")
    .replace(/[<>:"|?*]/g, "_")
    .replace(/[\s\u2800]+/gu, " ")
    .replace(/^[. ]+|[. ]+$/g, "")
    .replace(DEVICE, "_$1");
  return cut(clean) || "file";
}

/** The name with the ending that belongs to its content, whatever it ended with. */
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
