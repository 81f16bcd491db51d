const closes = /<\/(?:p|div|li|ul|h[1-6]|body|html|section|article|script|td)\s*>|<br\s*\/?>/i;
const unseen = /<(script|style|noscript)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const block = /<\/?(?:p|div|li|ul|ol|h[1-6]|br|tr|table|section|article|header|footer|nav)\b[^<>]*>/gi;

// The page's policy refuses to parse markup, so the commonest entities are written out.
const LETTERS: Record<string, string> = {
  nbsp: " ",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  euro: "€",
  ndash: "–",
  middot: "·",
};

/** Whether a text is a page's source. */
export const isMarkup = (text: string): boolean => closes.test(text);

/** A piece of a page's source as it reads on screen: lines for blocks, letters for entities, no scripts. */
export function withoutMarkup(piece: string): string {
  const lines = piece
    .replace(unseen, "")
    .replace(block, "\n")
    .replace(/<[^<>]*>/g, "");
  const letters = lines.replace(
    /&(nbsp|amp|lt|gt|quot|euro|ndash|middot);/g,
    (_all, name: string) => LETTERS[name] ?? "",
  );
  return letters.replace(/\s*\n\s*\n\s*/g, "\n\n");
}
