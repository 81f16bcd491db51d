import type { getDocumentProxy } from "unpdf";
import { IDENTITY, toMatrix } from "./matrix.ts";
import { argument, type OperatorList, operators } from "./operators.ts";
import type { PageContent } from "./pageContent.ts";
import { PageWalk } from "./pageWalk.ts";
import type { PdfFont } from "./textState.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;

/** Form fields are painted by their annotations; what they hold is rarely part of a résumé. */
const NO_ANNOTATIONS = 0;
const boldName = /bold|black|heavy|semibold|demi|extrabold/i;

/** What each page of a document shows, one page after the other. */
export async function readPages(pdf: Pdf): Promise<{ content: PageContent; height: number }[]> {
  const ops = await operators();
  const pages: { content: PageContent; height: number }[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const list: OperatorList = await page.getOperatorList({ annotationMode: NO_ANNOTATIONS });
    const viewport = page.getViewport({ scale: 1 });
    const walk = new PageWalk(ops, toMatrix(viewport.transform) ?? IDENTITY, fontsOf(page));
    pages.push({ content: walk.walk(list), height: viewport.height });
    page.cleanup();
  }
  return pages;
}

/** The fonts of a page by the name that its program gives them. */
function fontsOf(page: Page): (id: string) => PdfFont {
  const known = new Map<string, PdfFont>();
  return (id) => {
    const held = known.get(id);
    if (held) return held;
    const font = readFont(page.commonObjs.has(id) ? page.commonObjs.get(id) : null);
    known.set(id, font);
    return font;
  };
}

function readFont(font: unknown): PdfFont {
  if (typeof font !== "object" || font === null) return { name: "", bold: false, unit: 0.001 };
  const { name, bold, black, fontMatrix } = font as Record<string, unknown>;
  const text = typeof name === "string" ? name : "";
  const unit = argument(fontMatrix, 0);
  return {
    name: text,
    bold: bold === true || black === true || boldName.test(text),
    unit: typeof unit === "number" && unit > 0 ? unit : 0.001,
  };
}
