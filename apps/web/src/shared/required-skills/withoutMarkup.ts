const closes = /<\/(?:p|div|li|ul|h[1-6]|body|html|section|article|script|td)\s*>|<br\s*\/?>/i;
const unseen = /<(script|style|noscript)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const block = /<\/?(?:p|div|li|ul|ol|h[1-6]|br|tr|table|section|article|header|footer|nav)\b[^<>]*>/gi;

/** Whether a text is a page's source. */
export const isMarkup = (text: string): boolean => closes.test(text);

/** A piece of a page's source as it reads on screen: lines for blocks, letters for entities, no scripts. */
export function withoutMarkup(piece: string): string {
  const lines = piece
    .replace(unseen, "")
    .replace(block, "\n")
    .replace(/<[^<>]*>/g, "");
  const page = new DOMParser().parseFromString(`<span>${lines}</span>`, "text/html");
  return (page.body.textContent ?? "").replace(/\s*\n\s*\n\s*/g, "\n\n");
}
