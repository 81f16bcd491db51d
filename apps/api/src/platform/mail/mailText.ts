import type { MailNode } from "@vaardig/contract/mail-templates/mailHtml";
import { fillVariables, type MailValues } from "@vaardig/contract/mail-templates/mailVariables";

type Element = Exclude<MailNode, string>;

/** Returns the text of a link, followed by its URL when the text does not contain it. */
function link(node: Element, words: string, values: MailValues): string {
  const address = fillVariables(node.href ?? "", values);
  return address === "" || words.trim() === address || address === `mailto:${words.trim()}`
    ? words
    : `${words} (${address})`;
}

function list(node: Element, values: MailValues): string {
  const items = node.children.filter((one): one is Element => typeof one !== "string");
  const lines = items.map((item, index) => {
    const mark = node.element === "ol" ? `${index + 1}. ` : "- ";
    return mark + mailText(item.children, values).trim().replaceAll("\n", "\n  ");
  });
  return `${lines.join("\n")}\n\n`;
}

function written(node: MailNode, values: MailValues): string {
  if (typeof node === "string") return fillVariables(node, values);
  if (node.element === "br") return "\n";
  if (node.element === "ul" || node.element === "ol") return list(node, values);
  const words = node.children.map((one) => written(one, values)).join("");
  if (node.element === "a") return link(node, words, values);
  return node.element === "p" ? `${words.trim()}\n\n` : words;
}

/**
 * Renders a message as plain text with variables filled: separate paragraphs, list markers, links with their
 * URLs.
 */
export function mailText(nodes: MailNode[], values: MailValues): string {
  return nodes.map((node) => written(node, values)).join("");
}
