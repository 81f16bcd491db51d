import type { Glyph } from "./pageContent.ts";

const full = /^[★●⬤◉■⭐▮▰█♥◆⚫✦✪•]$/u;
const empty = /^[☆○◯◌□✩▯▱░♡◇⚪✧]$/u;
const nameless = /^[\ue000-\uf8ff\u{f0000}-\u{fffff}]$/u;
const FEWEST = 3;
const MOST = 10;
/** Of the font size: marks of one rating are not further apart. */
const APART = 2;

/** Writes runs of marks ("★★★☆☆", five dots of which two are grey, five signs of an icon font) as "●●●○○". */
export function markRatings(glyphs: readonly Glyph[]): Glyph[] {
  const marked = [...glyphs];
  for (const run of runsOf(glyphs)) {
    const kinds = run.map((at) => kindOf(glyphs[at]));
    const filled = filledOf(kinds);
    if (filled === 0) continue;
    for (const [order, at] of run.entries()) {
      const glyph = glyphs[at];
      if (glyph) marked[at] = { ...glyph, text: order < filled ? "●" : "○" };
    }
  }
  return marked;
}

interface Kind {
  text: string;
  paint: string;
}

function kindOf(glyph: Glyph | undefined): Kind {
  return { text: glyph?.text ?? "", paint: glyph?.paint ?? "" };
}

/** How many marks at the beginning are filled; 0 when the run is no rating. */
function filledOf(kinds: readonly Kind[]): number {
  const [first] = kinds;
  if (!first) return 0;
  const isLike = (kind: Kind) => kind.text === first.text && kind.paint === first.paint;
  const filled = kinds.findIndex((kind) => !isLike(kind));
  if (filled < 0) return empty.test(first.text) ? 0 : kinds.length;
  const [other] = kinds.slice(filled);
  const isRest = kinds.slice(filled).every((kind) => kind.text === other?.text && kind.paint === other.paint);
  return isRest && !empty.test(first.text) ? filled : 0;
}

/** Places of marks that follow each other on a row. */
function runsOf(glyphs: readonly Glyph[]): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  for (const [at, glyph] of glyphs.entries()) {
    if (glyph.isSpace) continue;
    const last = glyphs[run.at(-1) ?? -1];
    const isMark = full.test(glyph.text) || empty.test(glyph.text) || nameless.test(glyph.text);
    const follows =
      last && glyph.start - last.end <= APART * glyph.size && Math.abs(glyph.size - last.size) < 1;
    if (isMark && follows) run.push(at);
    else {
      runs.push(run);
      run = isMark ? [at] : [];
    }
  }
  return [...runs, run].filter(({ length }) => length >= FEWEST && length <= MOST);
}
