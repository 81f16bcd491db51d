import type { TextLine } from "../documentText.ts";
import type { SectionName } from "./headingSection.ts";

/** A part of a résumé below one heading. */
export interface Section {
  name: SectionName;
  /** The heading as written, or null for text before any heading. */
  heading: string | null;
  lines: TextLine[];
}
