/** What became of the rows of one file. */
export interface FileTally {
  file: string;
  rows: number;
  records: number;
  altLabels: number;
  /** Skipped: status obsolete. */
  obsolete: number;
  /** Skipped: no preferred label. */
  unlabelled: number;
  /** Skipped: cells or URIs missing, or a value that the format does not know. */
  malformed: number;
  /** Skipped: a concept or relation that the file gave before. */
  repeated: number;
  /** Labels left out because the concept has them already. */
  repeatedLabels: number;
}

/** A tally with nothing counted yet. */
export function emptyTally(file: string): FileTally {
  return {
    file,
    rows: 0,
    records: 0,
    altLabels: 0,
    obsolete: 0,
    unlabelled: 0,
    malformed: 0,
    repeated: 0,
    repeatedLabels: 0,
  };
}
