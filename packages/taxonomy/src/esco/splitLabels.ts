/** Cleans one label: composed characters, single spaces, no edges. */
export function cleanLabel(label: string): string {
  return label.normalize("NFC").replace(/\s+/g, " ").trim();
}

/**
 * Splits a cell with one label a line; labels already in `taken` (lower case) or repeated, whatever their case, are
 * left out and counted. Adds what it keeps to `taken`.
 */
export function splitLabels(cell: string, taken: Set<string>): { labels: string[]; dropped: number } {
  const labels: string[] = [];
  let dropped = 0;
  for (const line of cell.split(/\r?\n/)) {
    const label = cleanLabel(line);
    if (label === "") continue;
    const key = label.toLowerCase();
    if (taken.has(key)) {
      dropped += 1;
      continue;
    }
    taken.add(key);
    labels.push(label);
  }
  return { labels, dropped };
}
