import type { DocumentText, TextLine } from "../documentText.ts";

/** Builds one line of a document. */
export function buildLine(text: string, overrides: Partial<TextLine> = {}): TextLine {
  return { text, page: 1, column: "full", heading: false, gap: false, ...overrides };
}

/** Builds a document from plain lines; an empty one is white space above the next. */
export function buildDocument(texts: readonly string[]): DocumentText {
  const lines = texts.flatMap((text, index) =>
    text === "" ? [] : [buildLine(text, { gap: texts[index - 1] === "" })],
  );
  return { kind: "txt", pages: 1, lines };
}
