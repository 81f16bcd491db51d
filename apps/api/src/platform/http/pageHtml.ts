import type { Language } from "@vaardig/contract/limits";

/** Metadata of a public page for readers that run no scripts. */
export interface PageHead {
  status: 200 | 404 | 410;
  title: string;
  description: string;
  /** URL of the page; null when there is no such page. */
  canonical: string | null;
  /** URLs of the same page by language, with `x-default` for other readers. */
  alternates?: Record<string, string>;
  /** schema.org data. */
  data: object | null;
}

/**
 * The first API response that the web app would request, embedded in the page; `path` and `query` are those
 * of the call.
 */
export interface FirstRead {
  path: string;
  query: object;
  language: Language;
  payload: object;
}

/** The content inserted into the web app's page for one reader. */
export interface PageContent {
  language: Language;
  head?: PageHead;
  /** URLs of the scripts that the screen needs beyond those of every screen. */
  scripts: readonly string[];
  /** Read by the web app before its first request: texts and the first response. */
  start: object;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Returns JSON in a script element that it cannot close; a browser does not execute it. */
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

/** Returns the web app's page for one reader: with its language, its own metadata, and the first response. */
export function pageHtml(html: string, { language, head, scripts, start }: PageContent): string {
  const own = head ? tagsOf(head) : "";
  const bare = head
    ? html.replace(/<title>[^<]*<\/title>/, "").replace(/<meta name="description"[^>]*>/, "")
    : html;
  const ahead = scripts.map((src) => `<link rel="preload" as="script" href="${escapeHtml(src)}">`).join("");
  return (
    bare
      .replace('<html lang="en">', `<html lang="${language}">`)
      // Functions, because a replacement string would interpret `$&` in a user's text.
      .replace("</head>", () => `${ahead}${own}</head>`)
      .replace("</body>", () => `${dataBlock('type="application/json" id="start"', start)}</body>`)
  );
}
