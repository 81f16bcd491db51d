const closes = /<\/(?:p|div|li|ul|h[1-6]|body|html|section|article|script|td)\s*>|<br\s*\/?>/i;
const unseen = /<(script|style|noscript)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const block = /<\/?(?:p|div|li|ul|ol|h[1-6]|br|tr|table|section|article|header|footer|nav)\b[^<>]*>/gi;

// The page's policy forbids parsing markup, so common entities are listed here.
const LETTERS: Record<string, string> = {
  nbsp: " ",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  euro: "€",
  ndash: "–",
  mdash: "—",
  middot: "·",
  bull: "•",
  hellip: "…",
  copy: "©",
  reg: "®",
  apos: "'",
  rsquo: "’",
  lsquo: "‘",
  rdquo: "”",
  ldquo: "“",
  eacute: "é",
  egrave: "è",
  euml: "ë",
  iuml: "ï",
  ouml: "ö",
  uuml: "ü",
};

/** Returns the character of an entity by name or number; an unknown one is unchanged. */
function letterOf(entity: string, name: string): string {
  if (!name.startsWith("#")) return LETTERS[name] ?? entity;
  const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return point >= 32 && point <= 0x10ffff ? String.fromCodePoint(point) : " ";
}

const entity = /&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi;

/** Returns whether a text is HTML source. */
export const isMarkup = (text: string): boolean => closes.test(text);

/** Returns HTML source as plain text: lines for blocks, characters for entities, no scripts. */
export function withoutMarkup(piece: string): string {
  const lines = piece
    .replace(unseen, "")
    .replace(block, "\n")
    .replace(/<\/a>\s*<a\b/gi, "</a> <a")
    .replace(/<[^<>]*>/g, "");
  const letters = lines.replace(entity, letterOf);
  return letters.replace(/\s*\n\s*\n\s*/g, "\n\n");
}
