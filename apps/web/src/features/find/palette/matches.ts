const words = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Minimum length for typo tolerance; shorter words resemble too many others. */
const SHORTEST = 4;

/**
 * Returns whether a word starts with another, allowing one swapped, wrong, extra or missing letter; the
 * first letter must match.
 */
function beginsNearly(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < SHORTEST || typed[0] !== word[0]) return false;
  let at = 1;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const [left, right] = [typed.slice(at), word.slice(at)];
  const exchanged = `${left[1] ?? ""}${left[0] ?? ""}${left.slice(2)}`;
  return [
    right.startsWith(left.slice(1)),
    right.slice(1).startsWith(left),
    right.slice(1).startsWith(left.slice(1)),
    right.startsWith(exchanged),
  ].includes(true);
}

/**
 * Returns how well texts match the input: 2 when the first text starts with it, 1 when every typed word
 * starts a word of any text, otherwise 0.
 */
export function matchOf(typed: string, [label = "", ...others]: readonly string[]): 0 | 1 | 2 {
  const asked = words(typed);
  if (asked.length === 0) return 0;
  const own = words(label);
  if (own.join(" ").startsWith(asked.join(" "))) return 2;
  const all = [...own, ...others.flatMap(words)];
  return asked.every((one) => all.some((word) => beginsNearly(one, word))) ? 1 : 0;
}
