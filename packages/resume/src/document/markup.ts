export type MarkupEvent =
  | { type: "open"; name: string; attributes: string }
  | { type: "close"; name: string }
  | { type: "text"; text: string };

const token =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<[?!][^>]*>|<(\/?)([A-Za-z][\w:.-]*)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>|([^<]+)/g;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Yields the tags and texts of well-formed XML or HTML; entities other than the standard ones and numbers are left as written, so nothing can expand. */
export function* markupEvents(source: string): Generator<MarkupEvent> {
  for (const match of source.matchAll(token)) {
    const [, cdata, slash, name, attributes = "", selfClosing, text] = match;
    if (cdata !== undefined) yield { type: "text", text: cdata };
    else if (text !== undefined) yield { type: "text", text: decodeEntities(text) };
    else if (name !== undefined) {
      if (slash === "/") yield { type: "close", name };
      else {
        yield { type: "open", name, attributes };
        if (selfClosing === "/") yield { type: "close", name };
      }
    }
  }
}

/** The value of one attribute out of a tag's raw attributes, or null. */
export function attributeOf(attributes: string, name: string): string | null {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  const value = match?.[1] ?? match?.[2];
  return value === undefined ? null : decodeEntities(value);
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (whole, code: string) => {
    if (!code.startsWith("#")) return entities[code] ?? whole;
    const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
    return point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff)
      ? String.fromCodePoint(point)
      : "";
  });
}
