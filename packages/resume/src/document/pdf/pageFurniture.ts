import type { PageLine } from "./layOutPage.ts";

const EDGE = 0.09;
/** "Page 1 of 3", "3 / 4", "- 2 -"; beside it perhaps a name or a date. */
const numbering =
  /(?:^|[\s|·•–—-])(?:page|pagina|blz\.?|bladzijde|seite|pag\.?)\s*\d+(?:\s*(?:of|van|von|sur|\/)\s*\d+)?\s*$/iu;
const bareNumber = /^(?:[-–—|\s]*\d{1,2}\s*(?:(?:of|van|\/)\s*\d{1,2})?[-–—|\s]*)$/iu;

/** Leaves out page numbers, and heads and feet that a page before had already. */
export function withoutFurniture(pages: readonly PageLine[][]): PageLine[] {
  const seen = new Map<string, number>();
  return pages.flatMap((lines, page) =>
    lines.filter((line) => {
      if (numbering.test(line.text) && line.text.length <= 90) return false;
      const isEdge = line.place < EDGE || line.place > 1 - EDGE;
      if (!isEdge) return true;
      if (bareNumber.test(line.text)) return false;
      const key = line.text.replace(/\d+/g, "#").toLowerCase();
      const first = seen.get(key);
      if (first === undefined) seen.set(key, page);
      return first === undefined || first === page;
    }),
  );
}
