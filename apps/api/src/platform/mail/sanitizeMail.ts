import { createRequire } from "node:module";
import { isMailAddress, MAIL_ELEMENTS } from "@vaardig/contract/mail-templates/mailHtml";
import type sanitizeHtml from "sanitize-html";

const require = createRequire(import.meta.url);
/** Read when the first message is checked: with the parsers it stands on, it is 450 kB that few requests need. */
let sanitize: typeof sanitizeHtml | undefined;

const PARAGRAPHS = ["div", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre"];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...MAIL_ELEMENTS],
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  // With these their words go too: they were never meant to be read.
  nonTextTags: ["script", "style", "title", "textarea", "option", "noscript", "xmp", "iframe", "svg", "math"],
  nestingLimit: 20,
  transformTags: {
    b: "strong",
    i: "em",
    ...Object.fromEntries(PARAGRAPHS.map((tag) => [tag, "p"])),
    // A link that leads nowhere allowed is not a link; its words stay.
    a: (_, { href = "" }) => {
      const attribs: sanitizeHtml.Attributes = { href: href.trim() };
      return isMailAddress(href.trim()) ? { tagName: "a", attribs } : { tagName: "span", attribs: {} };
    },
  },
};

/** The part of a message's HTML that a mail may have; everything else is dropped, its words stay. */
export function sanitizeMail(html: string): string {
  sanitize ??= require("sanitize-html") as typeof sanitizeHtml;
  return sanitize(html, OPTIONS).trim();
}
