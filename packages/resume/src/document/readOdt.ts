import type { DocumentText } from "../documentText.ts";
import { UnreadableDocumentError } from "../unreadableDocumentError.ts";
import { BlockBuilder } from "./blockBuilder.ts";
import { type Block, blocksToLines } from "./documentBlocks.ts";
import type { ZipParts } from "./guardedZip.ts";
import { attributeOf, markupEvents } from "./markup.ts";

const skipped = new Set([
  "text:tracked-changes",
  "office:annotation",
  "text:note-citation",
  "text:sequence-decls",
  "svg:title",
  "svg:desc",
]);

/** Reads the parts of an OpenDocument text into lines, page headers first. */
export function readOdt(parts: ZipParts): DocumentText {
  const content = partText(parts, "content.xml");
  if (content === null) throw new UnreadableDocumentError("corrupt", "no content.xml");
  const manifest = partText(parts, "META-INF/manifest.xml") ?? "";
  if (manifest.includes("encryption-data")) throw new UnreadableDocumentError("encrypted", "odt");
  if (!content.includes("office:text")) throw new UnreadableDocumentError("corrupt", "no text body");
  const styles = partText(parts, "styles.xml") ?? "";
  const blocks = [...odtBlocks(styles, "style:header"), ...odtBlocks(content, "office:text")];
  return { kind: "odt", pages: 1, lines: blocksToLines(blocks) };
}

function partText(parts: ZipParts, name: string): string | null {
  const part = parts.get(name);
  return part ? new TextDecoder().decode(part) : null;
}

function odtBlocks(xml: string, root: string): Block[] {
  const builder = new BlockBuilder();
  let inside = 0;
  let skipping = 0;
  let lists = 0;
  for (const event of markupEvents(xml)) {
    if (event.type === "text") {
      if (inside > 0 && skipping === 0) builder.text(event.text.replace(/\s+/g, " "));
      continue;
    }
    const open = event.type === "open";
    if (event.name === root) inside += open ? 1 : -1;
    if (skipped.has(event.name)) skipping += open ? 1 : -1;
    if (inside <= 0 || skipping > 0) continue;
    if (event.name === "text:list") lists += open ? 1 : -1;
    else if (event.name === "text:p" || event.name === "text:h") {
      if (open) builder.flush(false, lists > 0);
      else builder.paragraph(event.name === "text:h", lists > 0);
    } else if (event.name === "table:table") open ? builder.openTable() : builder.closeTable();
    else if (event.name === "table:table-row") open && builder.openRow();
    else if (event.name === "table:table-cell") open ? builder.openCell() : builder.closeCell();
    else if (open && event.name === "text:tab") builder.text("\t");
    else if (open && event.name === "text:line-break") builder.text("\n");
    else if (open && event.name === "text:s") {
      builder.text(" ".repeat(Math.min(80, Number(attributeOf(event.attributes, "text:c") ?? 1) || 1)));
    }
  }
  return builder.finish();
}
