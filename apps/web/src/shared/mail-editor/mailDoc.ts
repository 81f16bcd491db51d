import type { JSONContent } from "@tiptap/core";
import { escapeHtml, type MailNode, parseMailHtml } from "@vaardig/contract/mail-templates/mailHtml";
import { MAIL_VARIABLES } from "@vaardig/contract/mail-templates/mailVariables";

type Mark = NonNullable<JSONContent["marks"]>[number];
type Element = Exclude<MailNode, string>;

const VARIABLE = new RegExp(`\\{\\{\\s*(${MAIL_VARIABLES.join("|")})\\s*\\}\\}`);
const isBlock = (node: MailNode): node is Element =>
  typeof node !== "string" && ["p", "ul", "ol"].includes(node.element);

function marked(node: JSONContent, marks: Mark[]): JSONContent {
  return marks.length > 0 ? { ...node, marks } : node;
}

/** Returns text with its variables as separate nodes. */
function textDoc(text: string, marks: Mark[]): JSONContent[] {
  return text.split(VARIABLE).flatMap((part, index) => {
    if (index % 2 === 1) return [marked({ type: "variable", attrs: { name: part } }, marks)];
    return part === "" ? [] : [marked({ type: "text", text: part }, marks)];
  });
}

function markOf({ element, href }: Element): Mark | undefined {
  if (element === "strong") return { type: "bold" };
  if (element === "em") return { type: "italic" };
  return element === "a" && href !== undefined ? { type: "link", attrs: { href } } : undefined;
}

function inlineDoc(nodes: MailNode[], marks: Mark[] = []): JSONContent[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return textDoc(node, marks);
    if (node.element === "br") return [{ type: "hardBreak" }];
    const mark = markOf(node);
    return inlineDoc(node.children, mark ? [...marks, mark] : marks);
  });
}

function paragraph(nodes: MailNode[]): JSONContent {
  const content = inlineDoc(nodes);
  return content.length > 0 ? { type: "paragraph", content } : { type: "paragraph" };
}

function blockDoc(node: Element): JSONContent {
  if (node.element === "p") return paragraph(node.children);
  const items = node.children.filter((one): one is Element => typeof one !== "string");
  return {
    type: node.element === "ol" ? "orderedList" : "bulletList",
    content: items.map((item) => ({ type: "listItem", content: blocksDoc(item.children) })),
  };
}

/** Returns blocks unchanged, and wraps inline nodes between them in paragraphs. */
function blocksDoc(nodes: MailNode[]): JSONContent[] {
  const blocks: JSONContent[] = [];
  let loose: MailNode[] = [];
  const gather = () => {
    if (loose.some((node) => typeof node !== "string" || node.trim() !== "")) blocks.push(paragraph(loose));
    loose = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      loose.push(node);
      continue;
    }
    gather();
    blocks.push(blockDoc(node));
  }
  gather();
  return blocks.length > 0 ? blocks : [{ type: "paragraph" }];
}

/** Returns an email's HTML as a document of the editor. */
export function mailDoc(html: string): JSONContent {
  return { type: "doc", content: blocksDoc(parseMailHtml(html)) };
}

function wrap(html: string, mark: Mark): string {
  if (mark.type === "bold") return `<strong>${html}</strong>`;
  if (mark.type === "italic") return `<em>${html}</em>`;
  if (mark.type === "link") return `<a href="${escapeHtml(String(mark.attrs?.href ?? ""))}">${html}</a>`;
  return html;
}

function inlineHtml(node: JSONContent): string {
  if (node.type === "hardBreak") return "<br>";
  const html = node.type === "variable" ? `{{${node.attrs?.name}}}` : escapeHtml(node.text ?? "");
  return (node.marks ?? []).reduceRight(wrap, html);
}

function html(node: JSONContent): string {
  const inside = (node.content ?? []).map(html).join("");
  if (node.type === "paragraph") return `<p>${(node.content ?? []).map(inlineHtml).join("")}</p>`;
  if (node.type === "bulletList") return `<ul>${inside}</ul>`;
  if (node.type === "orderedList") return `<ol>${inside}</ol>`;
  return node.type === "listItem" ? `<li>${inside}</li>` : inside;
}

/** Returns a document of the editor as HTML; empty without text. */
export function mailHtml(doc: JSONContent): string {
  const written = html(doc);
  return written.replace(/<[^>]*>/g, "").trim() === "" ? "" : written;
}
