/** Shorter words are one letter from too many others. */
const SHORTEST = 4;

function commonEnd(a: string, b: string, from: number): number {
  const most = Math.min(a.length, b.length) - from;
  let length = 0;
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1;
  return length;
}

/**
 * Whether one word is the other with one letter too many, too few or wrong, or two neighbours exchanged. The first
 * letter is right in nearly all misspellings, and short words must have all their letters.
 */
export function isTypo(typed: string, meant: string): boolean {
  const longer = Math.max(typed.length, meant.length);
  if (typed.length < SHORTEST || Math.abs(typed.length - meant.length) > 1) return false;
  if (typed === meant || typed[0] !== meant[0]) return false;
  let start = 1;
  while (start < longer && typed[start] === meant[start]) start += 1;
  const differs = longer - start - commonEnd(typed, meant, start);
  if (differs <= 1) return typed.length !== meant.length || typed.length > SHORTEST;
  const isExchanged = typed[start] === meant[start + 1] && typed[start + 1] === meant[start];
  return differs === 2 && typed.length === meant.length && isExchanged;
}
