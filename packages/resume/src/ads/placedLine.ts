import type { Level } from "../skills/statedLevel.ts";
import type { AdLine } from "./adLines.ts";
import type { AdSection } from "./headings.ts";
import type { HeadingWeight } from "./headingWeight.ts";

/** A line that may ask for something, with the part of the ad it stands in. */
export interface PlacedLine<Weight = HeadingWeight> {
  line: AdLine;
  /** Where the words begin that count: after a label such as "Must have:". */
  from: number;
  section: AdSection | null;
  weight: Weight | null;
  /** Said of the whole list that the line is in: "Thorough knowledge of:". */
  level: Level | null;
}
