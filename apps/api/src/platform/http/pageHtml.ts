import type { Language } from "@vaardig/contract/limits";

/** What a page for everyone says of itself to the person who reads it without running scripts. */
export interface PageHead {
  status: 200 | 404 | 410;
  title: string;
  description: string;
  /** Address of the page; none where there is nothing to find. */
  canonical: string | null;
  /** The same page by language, `x-default` for anyone who has none of them. */
  alternates?: Record<string, string>;
  /** schema.org data. */
  data: object | null;
}

/** What the web app would ask for first, so that it need not; `path` and `query` are those of the call. */
export interface FirstRead {
  path: string;
  query: object;
  language: Language;
  payload: object;
}

/** What is put into the web app's page for one reader. */
export interface PageContent {
  language: Language;
  head?: PageHead;
  /** Addresses of the scripts that the screen needs besides those of every screen. */
  scripts: readonly string[];
  /** Read by the web app before it asks the server: words and the first call's answer. */
  start: object;
}

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

/** JSON that cannot end the element it stands in; a browser runs neither kind. */
function dataBlock(attributes: string, data: object): string {
  const text = JSON.stringify(data)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  return `<script ${attributes}>${text}</script>`;
}

const meta = (kind: "name" | "property", name: string, content: string) =>
  content && `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

function tagsOf({ title, description, canonical, alternates, data }: PageHead): string {
  const link = (rel: string, address: string) => `<link ${rel} href="${escapeHtml(address)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta("name", "description", description),
    ...(canonical
      ? [
          link('rel="canonical"', canonical),
          ...Object.entries(alternates ?? {}).map(([language, address]) =>
            link(`rel="alternate" hreflang="${language}"`, address),
          ),
          meta("property", "og:type", "website"),
          meta("property", "og:title", title),
          meta("property", "og:description", description),
          meta("property", "og:url", canonical),
        ]
      : ['<meta name="robots" content="noindex">']),
    data && dataBlock('type="application/ld+json"', data),
  ]
    .filter(Boolean)
    .join("");
}

/** The web app's page for one reader: its language, its own head, and what it would otherwise ask for first. */
export function pageHtml(html: string, { language, head, scripts, start }: PageContent): string {
  const own = head ? tagsOf(head) : "";
  const bare = head
    ? html.replace(/<title>[^<]*<\/title>/, "").replace(/<meta name="description"[^>]*>/, "")
    : html;
  const ahead = scripts.map((src) => `<link rel="preload" as="script" href="${escapeHtml(src)}">`).join("");
  return (
    bare
      .replace('<html lang="en">', `<html lang="${language}">`)
      // Functions, because a replacement text would read `$&` in someone's words.
      .replace("</head>", () => `${ahead}${own}</head>`)
      .replace("</body>", () => `${dataBlock('type="application/json" id="start"', start)}</body>`)
  );
}
