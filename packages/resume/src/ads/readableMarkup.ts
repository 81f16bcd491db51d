/** A piece of a source: `text` stands at `at` as it is, or in place of what is there until `until`. */
export interface MarkupPiece {
  text: string;
  at: number;
  until?: number;
}

const looksLikeMarkup =
  /<\/(?:p|div|li|ul|h[1-6]|body|html|section|article|main|span|strong|b|td)\s*>|<br\s*\/?>/i;
const token =
  /<!--[\s\S]*?-->|<[?!][^<>]*>|<(\/?)([A-Za-z][\w:-]*)((?:"[^"<>]*"|'[^'<>]*'|[^"'<>])*)>|&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi;
const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  bull: "•",
  euro: "€",
  eacute: "é",
  euml: "ë",
  iuml: "ï",
  egrave: "è",
  ouml: "ö",
  uuml: "ü",
  rsquo: "’",
  lsquo: "‘",
  middot: "·",
  pound: "£",
  copy: "©",
  reg: "®",
  rarr: "→",
  raquo: "»",
  laquo: "«",
  ldquo: "“",
  rdquo: "”",
  agrave: "à",
  acirc: "â",
  auml: "ä",
  ccedil: "ç",
  ecirc: "ê",
  ocirc: "ô",
};
/** Parts of a page that are no text of the ad. */
const skipped =
  /^(?:script|style|noscript|template|svg|head|nav|footer|header|form|button|select|dialog|iframe|aside)$/;
const skippedRole =
  /\b(?:class|id|role)\s*=\s*["'][^"']*\b(?:cookies?|cookie-?\w+|consent|gdpr|onetrust|nav(?:bar|igation)?|menu|footer|breadcrumbs?|related|similar|share|social|newsletter)\b|\saria-hidden\s*=\s*["']true|\shidden(?:\s|$)/i;
const isVoid = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const inline = /^(?:a|abbr|b|bdi|bdo|code|em|font|i|mark|q|s|small|span|strong|sub|sup|time|u|wbr|img)$/;
const isBlock = /^(?:p|h[1-6]|ul|ol)$/;
const deepest = 200;
const cell = /^\s*<t[dh][\s>]/i;
const nextTag = 60;

interface OpenElement {
  name: string;
  isSkipped: boolean;
  /** A cell with headings or paragraphs is a part of the page's layout, not of a table. */
  hasBlocks: boolean;
}

/** The readable pieces of HTML, with "• " before list items and "# " before headings; plain text comes back as it is. */
export function* readableMarkup(source: string): Generator<MarkupPiece> {
  if (!looksLikeMarkup.test(source)) {
    yield { text: source, at: 0 };
    return;
  }
  const open: OpenElement[] = [];
  const isSkipping = () => open.at(-1)?.isSkipped === true;
  let from = 0;
  for (const match of source.matchAll(token)) {
    const text = source.slice(from, match.index);
    if (!isSkipping() && text !== "") yield { text: text.replace(/\s/g, " "), at: from };
    from = match.index + match[0].length;
    const [, slash, tag, attributes = "", entity] = match;
    if (entity !== undefined && !isSkipping())
      yield { text: decode(entity) ?? match[0], at: match.index, until: from };
    if (tag === undefined) continue;
    const name = tag.toLowerCase();
    const closed = slash === "/" ? closeElement(open, name) : undefined;
    if (slash === "" && !isVoid.test(name) && !attributes.endsWith("/") && open.length < deepest) {
      const isSkipped = isSkipping() || isPageFurniture(name, attributes, source, from);
      const around = isBlock.test(name) ? open.findLast((element) => element.name === "td") : undefined;
      if (around) around.hasBlocks = true;
      open.push({ name, isSkipped, hasBlocks: false });
    }
    const next = source.slice(from, from + nextTag);
    const own = closed?.hasBlocks === true ? "\n\n" : textOf(name, slash === "/", next);
    const between = isSkipping() ? "" : own;
    if (between !== "") yield { text: between, at: match.index, until: from };
  }
  if (!isSkipping()) yield { text: source.slice(from), at: from };
}

/** An element that is never closed would take the rest of the page with it. */
function isPageFurniture(name: string, attributes: string, source: string, from: number): boolean {
  const isMeant =
    skipped.test(name) || (/^(?:div|section|ul|ol|p)$/.test(name) && skippedRole.test(attributes));
  return isMeant && source.indexOf(`</${name}`, from) >= 0;
}

function closeElement(open: OpenElement[], name: string): OpenElement | undefined {
  const at = open.findLastIndex((element) => element.name === name);
  const closed = open[at];
  if (at >= 0) open.length = at;
  return closed;
}

/** What stands in the text for a tag; a tab between two cells of a row. */
function textOf(name: string, isClosing: boolean, next: string): string {
  if (inline.test(name)) return "";
  if (/^h[1-6]$/.test(name)) return isClosing ? "\n\n" : "\n\n# ";
  if (name === "li") return isClosing ? "\n" : "\n• ";
  if (name === "dt") return isClosing ? "\t" : "\n";
  if (name === "dd") return isClosing ? "\n" : " ";
  if (name === "td" || name === "th") return isClosing && !cell.test(next) ? "\n" : isClosing ? "\t" : "";
  return /^(?:p|ul|ol|section|article|table)$/.test(name) ? "\n\n" : "\n";
}

function decode(entity: string): string | undefined {
  if (!entity.startsWith("#")) return entities[entity.toLowerCase()];
  const point = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
  return point > 0 && point <= 0xffff && (point < 0xd800 || point > 0xdfff)
    ? String.fromCharCode(point)
    : " ";
}
