export interface TextPart {
  text: string;
  /** Address on this site, where the part is one. */
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"]+/g;
/** Marks that end a sentence, not an address. */
const TRAILING = /[.,;:!?)\]]+$/;

function isOwn(address: string, origin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin;
}

/** Cuts a mail's text at the addresses of `origin`; those of other sites stay plain text. */
export function splitLinks(text: string, origin: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const href = match[0].replace(TRAILING, "");
    if (!isOwn(href, origin)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: href, href });
    end = match.index + href.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
