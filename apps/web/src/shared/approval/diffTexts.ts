/** The record at the version that was read; a command on another version is refused. */
export interface TextPart {
  kind: "same" | "gone" | "new";
  text: string;
}

/** Maximum number of word pairs compared; a longer stretch counts as rewritten. */
const MAX_PAIRS = 1_000_000;
/** Minimum number of unchanged words between two changes; fewer are merged into the changes. */
const FEWEST_SAME = 3;
/** Number of context words around a change. */
const CONTEXT = 10;

/** Returns words with their trailing space. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];
const isSame = (one: string | undefined, other: string | undefined) => one?.trim() === other?.trim();

/** Returns the lengths of the longest common subsequences of all suffix pairs, row by row. */
function commonLengths(before: string[], after: string[]): Uint32Array {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] = isSame(before[row], after[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  return lengths;
}

type Run = { kind: TextPart["kind"]; words: string[] };

function add(runs: Run[], kind: Run["kind"], words: string[]): void {
  if (words.length === 0) return;
  const last = runs.at(-1);
  if (last?.kind === kind) last.words.push(...words);
  else runs.push({ kind, words: [...words] });
}

function between(before: string[], after: string[]): Run[] {
  const runs: Run[] = [];
  if (before.length * after.length > MAX_PAIRS || before.length * after.length === 0) {
    add(runs, "gone", before);
    add(runs, "new", after);
    return runs;
  }
  const lengths = commonLengths(before, after);
  const width = after.length + 1;
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    if (row < before.length && column < after.length && isSame(before[row], after[column])) {
      add(runs, "same", after.slice(column, column + 1));
      row += 1;
      column += 1;
    } else if (
      column === after.length ||
      (row < before.length && at(row + 1, column) >= at(row, column + 1))
    ) {
      add(runs, "gone", before.slice(row, row + 1));
      row += 1;
    } else {
      add(runs, "new", after.slice(column, column + 1));
      column += 1;
    }
  }
  return runs;
}

/** Joins adjacent changes: removed words first, then added ones. */
function joined(runs: readonly Run[]): Run[] {
  const whole: Run[] = [];
  let [gone, fresh]: [string[], string[]] = [[], []];
  const flush = () => {
    add(whole, "gone", gone);
    add(whole, "new", fresh);
    [gone, fresh] = [[], []];
  };
  for (const [at, { kind, words }] of runs.entries()) {
    const isInside = at > 0 && at < runs.length - 1;
    if (kind === "same" && !(isInside && words.length < FEWEST_SAME)) {
      flush();
      add(whole, "same", words);
    } else {
      if (kind !== "new") gone.push(...words);
      if (kind !== "gone") fresh.push(...words);
    }
  }
  flush();
  return whole;
}

/** Joins words; the last word of a text has no trailing space and may have moved. */
const textOf = (words: string[]) =>
  words.map((word, at) => (at < words.length - 1 && word.trim() === word ? `${word} ` : word)).join("");

function shortened(words: string[], isFirst: boolean, isLast: boolean): string {
  const head = isFirst ? [] : words.slice(0, CONTEXT);
  const tail = isLast ? [] : words.slice(-CONTEXT);
  if (words.length <= head.length + tail.length) return textOf(words);
  const [left, right] = [textOf(head), textOf(tail)];
  return `${left}${isFirst || isLast ? "" : "… "}${right}`;
}

/**
 * Returns a text change as runs of words; unchanged text is shortened to the context around changes, with
 * "…".
 */
export function diffTexts(before: string, after: string): TextPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < Math.min(old.length, now.length) && isSame(old[start], now[start])) start += 1;
  let end = 0;
  while (
    end < Math.min(old.length, now.length) - start &&
    isSame(old[old.length - 1 - end], now[now.length - 1 - end])
  )
    end += 1;
  const middle = between(old.slice(start, old.length - end), now.slice(start, now.length - end));
  const runs: Run[] = [];
  add(runs, "same", now.slice(0, start));
  for (const { kind, words } of middle) add(runs, kind, words);
  add(runs, "same", now.slice(now.length - end));
  return joined(runs).map(({ kind, words }, at, all) => {
    const [isFirst, isLast] = [at === 0, at === all.length - 1];
    // Only whitespace differs.
    if (all.length === 1 && kind === "same") return { kind, text: textOf(words) };
    const isCut = kind === "same" && (isFirst || isLast) && words.length > CONTEXT;
    const shown = kind === "same" ? shortened(words, isFirst, isLast) : textOf(words);
    const text = `${isCut && isFirst ? "… " : ""}${shown}${isCut && isLast ? "…" : ""}`;
    return { kind, text: isLast || text.trimEnd() !== text ? text : `${text} ` };
  });
}
