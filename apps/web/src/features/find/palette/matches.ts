const words = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Shorter words are one letter from too many others. */
const SHORTEST = 4;

/** Whether a word begins another, or would with one letter exchanged, wrong, too many or too few; the first is right. */
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
 * How well texts have what was typed: 2 where the first of them begins with it, 1 where each typed word begins a word of
 * any of them, 0 where some word is in none.
 */
export function matchOf(typed: string, [label = "", ...others]: readonly string[]): 0 | 1 | 2 {
  const asked = words(typed);
  if (asked.length === 0) return 0;
  const own = words(label);
  if (own.join(" ").startsWith(asked.join(" "))) return 2;
  const all = [...own, ...others.flatMap(words)];
  return asked.every((one) => all.some((word) => beginsNearly(one, word))) ? 1 : 0;
}
