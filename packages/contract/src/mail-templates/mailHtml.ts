/** HTML elements allowed in an email; the server removes all others. */
export const MAIL_ELEMENTS = ["p", "br", "strong", "em", "ul", "ol", "li", "a"] as const;
export type MailElement = (typeof MAIL_ELEMENTS)[number];

/** A node of an email's HTML: text, or an element with its children. */
export type MailNode = string | { element: MailElement; href?: string; children: MailNode[] };

const TOKEN = /<(\/?)(p|br|strong|em|ul|ol|li|a)\b([^>]*)>|<[^>]*>|[^<]+|</g;
const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": "\u00a0",
};

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

const unescapeHtml = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);

/** Returns whether a link target is allowed: web, email, phone, or the `{{link}}` variable. */
export function isMailAddress(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)[^\s<>"{}]+$/i.test(href) || /^\{\{\s*link\s*\}\}$/.test(href);
}

/**
 * Parses sanitized email HTML without a browser, so that nothing in it can execute; unknown elements are
 * dropped and their text is kept.
 */
export function parseMailHtml(html: string): MailNode[] {
  const root: MailNode[] = [];
  const open: { element: MailElement; children: MailNode[] }[] = [];
  for (const [token, closing, element, attributes = ""] of html.matchAll(TOKEN)) {
    const into = open.at(-1)?.children ?? root;
    if (!element) {
      if (!token.startsWith("<") || token === "<") into.push(unescapeHtml(token));
      continue;
    }
    const name = element as MailElement;
    if (closing) {
      const at = open.findLastIndex((one) => one.element === name);
      if (at >= 0) open.length = at;
      continue;
    }
    const node: Exclude<MailNode, string> = { element: name, children: [] };
    const href = unescapeHtml(/href="([^"]*)"/.exec(attributes)?.[1] ?? "");
    if (name === "a" && isMailAddress(href)) node.href = href;
    into.push(node);
    if (name !== "br") open.push(node);
  }
  return root;
}

/** Returns the number of text characters of an email, without markup. */
export function mailCharacters(html: string): number {
  const count = (nodes: MailNode[]): number =>
    nodes.reduce((sum, node) => sum + (typeof node === "string" ? node.length : count(node.children)), 0);
  return count(parseMailHtml(html));
}
