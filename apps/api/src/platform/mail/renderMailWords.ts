import {
  escapeHtml,
  isMailAddress,
  type MailNode,
  parseMailHtml,
} from "@vaardig/contract/mail-templates/mailHtml";
import type { MailWords } from "@vaardig/contract/mail-templates/mailTemplates";
import {
  fillVariables,
  type MailValues,
  type MailVariable,
  variablesIn,
} from "@vaardig/contract/mail-templates/mailVariables";
import { mailText } from "./mailText.ts";

/** Separates the lines of a value that has several, such as proposed times. */
export const VALUE_LINE = "\u2028";

const LINK = /\{\{\s*link\s*\}\}/;

function filled(text: string, values: MailValues): string {
  return escapeHtml(fillVariables(text, values)).replaceAll(VALUE_LINE, "<br>");
}

/** Renders a text node; the person's URL becomes a link. */
function textHtml(text: string, values: MailValues, inLink: boolean): string {
  const address = fillVariables("{{link}}", values);
  if (inLink || !isMailAddress(address)) return filled(text, values);
  const link = `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;
  return text
    .split(LINK)
    .map((part) => filled(part, values))
    .join(link);
}

function html(nodes: MailNode[], values: MailValues, inLink = false): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return textHtml(node, values, inLink);
      const { element, href, children } = node;
      if (element === "br") return "<br>";
      const address = href === undefined ? "" : fillVariables(href, values);
      // A link with a disallowed URL is replaced by its text.
      if (element === "a" && !isMailAddress(address)) return html(children, values, inLink);
      const attribute = element === "a" ? ` href="${escapeHtml(address)}"` : "";
      return `<${element}${attribute}>${html(children, values, inLink || element === "a")}</${element}>`;
    })
    .join("");
}

/** Returns the variables in a text that have no value. */
export function missingVariables({ subject, message }: MailWords, values: MailValues): MailVariable[] {
  return variablesIn(`${subject}\n${message}`).filter((name) => values[name] === undefined);
}

/** Separates adjacent braces that would look like a variable once the markup between them is removed. */
const apart = (text: string) => text.replace(/\{(?=\{)/g, "{ ");

/**
 * Renders validated texts with their variables filled: the subject on one line, the message as HTML and as
 * text.
 */
export function renderMailWords(
  words: MailWords,
  values: MailValues,
): { subject: string; html: string; text: string } {
  const nodes = parseMailHtml(words.message);
  return {
    subject: apart(fillVariables(words.subject, values).replace(/[\s\p{Cc}]+/gu, " ")).trim(),
    html: apart(html(nodes, values)),
    text: apart(
      mailText(nodes, values)
        .replaceAll(VALUE_LINE, "\n")
        .replace(/\n{3,}/g, "\n\n"),
    ).trim(),
  };
}
