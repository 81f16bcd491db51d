import { createRequire } from "node:module";
import { isMailAddress, MAIL_ELEMENTS } from "@vaardig/contract/mail-templates/mailHtml";
import type sanitizeHtml from "sanitize-html";

const require = createRequire(import.meta.url);
/** Loaded with the first message: with its parsers it takes 450 kB that few requests need. */
let sanitize: typeof sanitizeHtml | undefined;

const PARAGRAPHS = ["div", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre"];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...MAIL_ELEMENTS],
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  // The text of these elements is removed too: it was never meant to be read.
  nonTextTags: ["script", "style", "title", "textarea", "option", "noscript", "xmp", "iframe", "svg", "math"],
  nestingLimit: 20,
  transformTags: {
    b: "strong",
    i: "em",
    ...Object.fromEntries(PARAGRAPHS.map((tag) => [tag, "p"])),
    // A link with a disallowed URL is replaced by its text.
    a: (_, { href = "" }) => {
      const attribs: sanitizeHtml.Attributes = { href: href.trim() };
      return isMailAddress(href.trim()) ? { tagName: "a", attribs } : { tagName: "span", attribs: {} };
    },
  },
};

/** Returns the HTML that an email may contain; other elements are removed and their text is kept. */
export function sanitizeMail(html: string): string {
  sanitize ??= require("sanitize-html") as typeof sanitizeHtml;
  return sanitize(html, OPTIONS).trim();
}
