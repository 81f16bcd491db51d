/** Lists of numbers by key in two arrays: the list of key k is numbers[offsets[k] … offsets[k + 1]]. */
export interface NumberLists {
  offsets: Uint32Array;
  numbers: Uint32Array;
}

/** Groups rows by key (0 … keys − 1), stable within a key; also returns the rows in list order. */
export function toNumberLists<Row extends { key: number; number: number }>(
  rows: readonly Row[],
  keys: number,
): NumberLists & { rows: Row[] } {
  const offsets = new Uint32Array(keys + 1);
  for (const { key } of rows) offsets[key + 1] = (offsets[key + 1] ?? 0) + 1;
  for (let key = 1; key <= keys; key += 1) offsets[key] = (offsets[key] ?? 0) + (offsets[key - 1] ?? 0);
  const next = offsets.slice();
  const sorted = rows.slice();
  for (const row of rows) {
    const at = next[row.key] ?? 0;
    sorted[at] = row;
    next[row.key] = at + 1;
  }
  return { offsets, numbers: Uint32Array.from(sorted, (row) => row.number), rows: sorted };
}
