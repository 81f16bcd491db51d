const behind = /\s*(?:[,|(/]|\s[-–—]\s).*$/u;
/** What says how far someone is, and not what they do. */
const seniority =
  /^(?:junior|medior|senior|lead|principal|head|trainee|assistant|ervaren|experienced|zelfstandig(?:e)?|all-?round|leerling|aankomend|startend|eerste|tweede|first|second|[12]e)\s+/iu;

/** What is left of a job title without its addition, its seniority and its last words, the longest first. */
export function partsOfTitle(title: string): string[] {
  const bare = title.replace(behind, "").trim();
  const words = bare.replace(seniority, "").split(/\s+/);
  const shorter = words.map((_, at) => words.slice(0, words.length - at).join(" "));
  return [...new Set([bare, ...shorter])].filter((part) => part !== title && part.length > 2);
}
