/** Adjacent keys, horizontally and vertically, the alphabet, and sequences alternating between them. */
const PATHS = `\`1234567890-= qwertyuiop[]\\ asdfghjkl;' zxcvbnm,./ azertyuiop qsdfghjklm wxcvbn
  1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/ qaz wsx edc rfv tgb yhn ujm zaq12wsx xsw23edc
  1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 a1s2d3f4g5h6j7k8l9 z1x2c3v4b5n6m7
  abcdefghijklmnopqrstuvwxyz a1b2c3d4e5f6g7h8i9 1a2b3c4d5e6f7g8h9i`.split(/\s+/);
const WALKS = PATHS.flatMap((path) => [path, [...path].reverse().join("")]);

const SHIFTED = '~!@#$%^&*()_+{}|:"<>?';
const PLAIN = "`1234567890-=[]\\;',./";

/** Minimum length of a walk. */
const STEPS = 3;
/** Characters outside walks that are tolerated; one more beside a long walk. */
const OTHERS = 2;
const LONG = 5;

/**
 * Returns whether a password is little more than walks over the keyboard or the alphabet, or one key
 * repeated: `1qaz@WSX`.
 */
export function isKeyboardWalk(password: string): boolean {
  const keys = [...password.toLowerCase()].map((sign) => PLAIN[SHIFTED.indexOf(sign)] ?? sign).join("");
  let others = 0;
  let longest = 0;
  for (let at = 0; at < keys.length; ) {
    const steps = stepsFrom(keys, at);
    if (steps < STEPS) others += 1;
    else longest = Math.max(longest, steps);
    at += steps < STEPS ? 1 : steps;
  }
  return longest > 0 && others <= OTHERS + (longest >= LONG ? 1 : 0);
}

/** Returns the length of the walk that starts at a position. */
function stepsFrom(keys: string, at: number): number {
  let steps = 1;
  while (at + steps < keys.length && keys[at + steps] === keys[at]) steps += 1;
  const rest = keys.length - at;
  for (let length = steps + 1; length <= rest; length += 1) {
    const part = keys.slice(at, at + length);
    if (!WALKS.some((walk) => walk.includes(part))) break;
    steps = length;
  }
  return steps;
}
