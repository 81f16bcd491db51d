import { deflateSync } from "node:zlib";
import { buildZip } from "@vaardig/taxonomy/zip/testing/buildZip";

const megabyte = 1024 * 1024;

/** One page of so many single letters, each placed on its own: small when packed, long to lay out. */
export function pdfOfLetters(letters = 200_000): Uint8Array {
  const parts = ["BT /F1 8 Tf\n"];
  for (let at = 0; at < letters; at += 1) {
    parts.push(`1 0 0 1 ${(at * 37) % 600} ${(at * 53) % 790} Tm (a) Tj\n`);
  }
  return pdf([page("5 0 R"), stream(`${parts.join("")}ET`), font]);
}

/** A page whose form draws another ten times, which draws another ten times, and so on. */
export function pdfOfNestedForms(depth = 12): Uint8Array {
  const first = 7;
  const forms = Array.from({ length: depth }, (_, level) => {
    const inner = level + 1 < depth;
    const content = inner ? "/X Do ".repeat(10) : "BT /F1 9 Tf (word) Tj ET";
    const resources = `/Resources<</Font<</F1 6 0 R>>${inner ? `/XObject<</X ${first + level + 1} 0 R>>` : ""}>>`;
    return stream(content, `/Type/XObject/Subtype/Form/BBox[0 0 600 800]${resources}`);
  });
  return pdf([page("5 0 R", `/XObject<</X ${first} 0 R>>`), stream("/X Do"), font, ...forms]);
}

/** A page whose form draws itself. */
export function pdfOfItself(): Uint8Array {
  const form = stream(
    "BT /F1 9 Tf (word) Tj ET /X Do",
    "/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F1 6 0 R>>/XObject<</X 7 0 R>>>>",
  );
  return pdf([page("5 0 R", "/XObject<</X 7 0 R>>"), stream("/X Do"), font, form]);
}

/** Sixty pages that all show the same 30 MB of content, which is kept once. */
export function pdfOfSharedContent(pages = 60, operators = 3_000_000): Uint8Array {
  const shared = 4 + pages;
  const objects = Array.from({ length: pages }, () => page(`${shared} 0 R`, "", shared + 1));
  return pdf(
    [...objects, stream(`BT /F1 8 Tf (word) Tj ET ${"q Q 0 g 1 w\n".repeat(operators / 4)}`), font],
    pages,
  );
}

/** A page of so many operators that draw nothing. */
export function pdfOfOperators(operators = 3_000_000): Uint8Array {
  return pdf([
    page("5 0 R"),
    stream(`BT /F1 8 Tf (word) Tj ET ${"q Q 0 g 1 w\n".repeat(operators / 4)}`),
    font,
  ]);
}

/** A page whose content opens so many arrays within one another. */
export function pdfOfBrackets(depth = 2_000_000): Uint8Array {
  return pdf([page("5 0 R"), stream(`BT /F1 8 Tf (word) Tj ${"[".repeat(depth)} TJ ET`), font]);
}

/** A page with so many fonts, each with a table for every character there is. */
export function pdfOfFonts(fonts = 400): Uint8Array {
  const map = `/CIDInit/ProcSet findresource begin begincmap 100 beginbfrange\n${"<0000> <ffff> <0000>\n".repeat(100)}endbfrange endcmap`;
  const objects = Array.from(
    { length: fonts },
    (_, at) =>
      `<</Type/Font/Subtype/Type0/BaseFont/F${at}/Encoding/Identity-H/ToUnicode 6 0 R/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/F${at}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>>>]>>`,
  );
  const names = objects.map((_, at) => `/G${at} ${7 + at} 0 R`).join("");
  const content = objects.map((_, at) => `/G${at} 9 Tf <00410042> Tj`).join("\n");
  return pdf([
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 5 0 R/Resources<</Font<<${names}>>>>>>`,
    stream(`BT ${content} ET`),
    stream(map),
    ...objects,
  ]);
}

/** A page whose text is one string of so many letters. */
export function pdfOfOneString(letters = 30 * megabyte): Uint8Array {
  return pdf([page("5 0 R"), stream(`BT /F1 8 Tf (${"ab cd ".repeat(letters / 6)}) Tj ET`), font]);
}

/** A PDF that claims so many pages, all of them the same. */
export function pdfOfClaimedPages(count: number): Uint8Array {
  return pdf(
    [page("5 0 R"), stream("BT /F1 8 Tf (word) Tj ET"), font],
    count,
    `${"4 0 R ".repeat(Math.min(count, 1_000_000))}`,
  );
}

/** A page tree whose branches hold one another. */
export function pdfOfPageLoop(): Uint8Array {
  return rawPdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Count 5/Kids[3 0 R 3 0 R 3 0 R]>>",
    "<</Type/Pages/Count 5/Parent 2 0 R/Kids[2 0 R 2 0 R 2 0 R]>>",
  ]);
}

/** Ten megabytes of objects without a table of where they are. */
export function pdfOfLooseObjects(): Uint8Array {
  const text = Array.from({ length: 500_000 }, (_, at) => `${at + 1} 0 obj<<>>endobj\n`).join("");
  return Buffer.from(`%PDF-1.4\n${text.slice(0, 9 * megabyte)}\ntrailer<</Root 1 0 R>>`, "latin1");
}

/** Content packed by run lengths, which the look at packed sizes does not unpack: one byte stands for 64. */
export function pdfOfRunLengths(bytes = 200 * megabyte): Uint8Array {
  const packed = Buffer.alloc((bytes / 128) * 2);
  for (let at = 0; at < packed.length; at += 2) packed.set([129, 0x20], at);
  const head = deflateSync(packed);
  return pdf([page("5 0 R"), streamOf(head, "/Filter[/FlateDecode/RunLengthDecode]"), font]);
}

/** A DOCX whose paragraphs hold so many tables within one another. */
export function docxOfTables(depth = 100_000): Uint8Array {
  return docx(
    `${"<w:tbl><w:tr><w:tc>".repeat(depth)}<w:p><w:r><w:t>word</w:t></w:r></w:p>${"</w:tc></w:tr></w:tbl>".repeat(depth)}`,
  );
}

/** A DOCX of so many paragraphs. */
export function docxOfParagraphs(paragraphs = 600_000): Uint8Array {
  return docx("<w:p><w:r><w:t>word</w:t></w:r></w:p>".repeat(paragraphs));
}

/** An ODT that opens comments and never closes them. */
export function odtOfComments(comments = 3_000_000): Uint8Array {
  return odt("<!--".repeat(comments));
}

/** An ODT of so many tables within one another. */
export function odtOfTables(depth = 300_000): Uint8Array {
  return odt(`${"<table:table><table:table-row><table:table-cell>".repeat(depth)}<text:p>word</text:p>`);
}

/** An ODT of a tag whose quotes never end. */
export function odtOfQuotes(quotes = 5_000_000): Uint8Array {
  return odt(`<text:p ${`a="'`.repeat(quotes)}`);
}

/** A text of so many blanks between two words, again and again. */
export function txtOfBlanks(): Uint8Array {
  return Buffer.from(`word${" \t".repeat(4 * megabyte)}word`);
}

/** A text of one line of dashes. */
export function txtOfDashes(): Uint8Array {
  return Buffer.from(`a${"-".repeat(9 * megabyte)}b`);
}

const font = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";

function page(contents: string, resources = "", fontNumber = 6): string {
  return `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${contents}/Resources<</Font<</F1 ${fontNumber} 0 R>>${resources}>>>>`;
}

function stream(content: string, entries = ""): string {
  return streamOf(deflateSync(Buffer.from(content, "latin1")), `/Filter/FlateDecode${entries}`);
}

function streamOf(packed: Uint8Array, entries: string): string {
  return `<<${entries}/Length ${packed.length}>>stream\n${Buffer.from(packed).toString("latin1")}\nendstream`;
}

/** Objects from number 4 on; the first `pages` are the pages. */
function pdf(objects: readonly string[], pages = 1, kids?: string): Uint8Array {
  const list = kids ?? Array.from({ length: pages }, (_, at) => `${at + 4} 0 R`).join(" ");
  return rawPdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Kids[${list}]/Count ${pages}>>`,
    "null",
    ...objects,
  ]);
}

function rawPdf(objects: readonly string[]): Uint8Array {
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  return Buffer.from(
    `${text}${table}trailer<</Root 1 0 R/Size ${size}>>\nstartxref\n${text.length}\n%%EOF`,
    "latin1",
  );
}

function docx(body: string): Uint8Array {
  return buildZip([
    {
      name: "[Content_Types].xml",
      data: '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    },
    {
      name: "word/document.xml",
      data: `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
      deflate: true,
    },
  ]);
}

function odt(body: string): Uint8Array {
  return buildZip([
    { name: "mimetype", data: "application/vnd.oasis.opendocument.text" },
    { name: "content.xml", data: `<office:text>${body}</office:text>`, deflate: true },
  ]);
}
