export interface TextPart {
  text: string;
  /** URL on this site; absent for plain text. */
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"]+/g;
/** Punctuation that ends a sentence and is not part of a URL. */
const TRAILING = /[.,;:!?)\]]+$/;

function isOwn(address: string, origin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin;
}

/** Splits an email's text at URLs of `origin`; URLs of other sites stay plain text. */
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
