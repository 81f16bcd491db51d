import { density } from "./density.ts";

/** A longer text would make its row higher than the others; the record's page has the whole. */
export const ONE_LINE = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** Returns the height of a table's cells: 44 px, 52 with two lines; comfortable rows are 8 px higher. */
export function useRowHeight(): { height: number; py: number } {
  const isRoomy = density.useChoice() === "comfortable";
  return { height: isRoomy ? 52 : 44, py: isRoomy ? 3 : 2 };
}
