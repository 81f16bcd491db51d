import type { PageHead } from "./careersHead.ts";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it may stand in a page or an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** JSON that cannot end the element it stands in. */
function dataBlock(data: object): string {
  const text = JSON.stringify(data)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  return `<script type="application/ld+json">${text}</script>`;
}

/** The web app's page with a title, a description and data of its own, for whoever reads it without running scripts. */
export function withHead(html: string, head: PageHead): string {
  const { title, description, canonical, data } = head;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    canonical
      ? `<link rel="canonical" href="${escapeHtml(canonical)}">`
      : '<meta name="robots" content="noindex">',
    data && dataBlock(data),
  ].filter(Boolean);
  const bare = html.replace(/<title>[^<]*<\/title>/, "").replace(/<meta name="description"[^>]*>/, "");
  // A function, because a replacement text would read `$&` in somebody's words.
  return bare.replace("</head>", () => `${tags.join("")}</head>`);
}
