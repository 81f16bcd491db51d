/** Draws texts that a reader sees together: one repeats only when all of them have been used. */
export interface UniqueTexts {
  /** Returns one of `values` that was not drawn for this reader yet, chosen by `pick`. */
  draw<T>(reader: string, values: readonly T[], pick: (values: readonly T[]) => T): T;
}

/** Returns a drawer that remembers the texts of each reader. */
export function uniqueTexts(): UniqueTexts {
  const drawn = new Map<string, unknown[]>();
  return {
    draw(reader, values, pick) {
      const before = drawn.get(reader) ?? [];
      const free = values.filter((value) => !before.includes(value));
      const value = pick(free.length > 0 ? free : values);
      drawn.set(reader, [...(free.length > 0 ? before : []), value]);
      return value;
    },
  };
}
