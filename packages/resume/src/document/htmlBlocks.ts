import { BlockBuilder } from "./blockBuilder.ts";
import type { Block } from "./documentBlocks.ts";
import { markupEvents } from "./markup.ts";

/** Turns the HTML that mammoth writes into blocks; a paragraph that is bold throughout counts as a heading. */
export function htmlBlocks(html: string): Block[] {
  const builder = new BlockBuilder();
  let bold = 0;
  let plain = false;
  let bullet = false;
  for (const event of markupEvents(html)) {
    if (event.type === "text") {
      if (bold === 0 && event.text.trim() !== "") plain = true;
      builder.text(event.text);
      continue;
    }
    const open = event.type === "open";
    if (event.name === "strong") bold += open ? 1 : -1;
    else if (event.name === "br" && open) builder.text("\n");
    else if (/^(p|h[1-6]|li)$/.test(event.name)) {
      if (open) {
        builder.flush(!plain, bullet);
        bullet = event.name === "li";
      } else if (event.name === "li") builder.flush(false, bullet);
      else builder.paragraph(event.name.startsWith("h") || !plain, bullet);
      if (!open) bullet = false;
      plain = false;
    } else if (event.name === "table") open ? builder.openTable() : builder.closeTable();
    else if (event.name === "tr" && open) builder.openRow();
    else if (event.name === "td" || event.name === "th") open ? builder.openCell() : builder.closeCell();
  }
  return builder.finish();
}
