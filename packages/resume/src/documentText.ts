export type DocumentKind = "pdf" | "docx" | "odt" | "txt";

/** Where a line stands on its page: across the whole width, or in one of two columns. */
export type Column = "full" | "left" | "right";

export interface TextLine {
  /** Cleaned text; a tab stands for a wide gap or a table cell border, list items start with "• ". */
  text: string;
  /** First page is 1; formats without pages are all page 1. */
  page: number;
  column: Column;
  /** Set in a heading style, all bold, or clearly larger than the body text. */
  heading: boolean;
  /** More white space above than between ordinary lines. */
  gap: boolean;
}

export interface DocumentText {
  kind: DocumentKind;
  pages: number;
  /** Its words were read from pictures, and can be wrong. */
  recognized?: true;
  lines: TextLine[];
}
