import type { Glyph } from "./pageContent.ts";

/** How far the letters of a stretch stand apart. */
export interface LetterSpacing {
  /** Of the font size; 0 for letters set as usual. */
  gap: number;
  /** A space stands between every two letters too, so that it says nothing. */
  isSpacedOut: boolean;
}

const USUAL: LetterSpacing = { gap: 0, isSpacedOut: false };
/** Kerning moves letters less than this. */
const KERNING = 0.06;
const FEWEST_GAPS = 4;

/** The gaps between signs as shares of the font size, with whether a space is between. */
export function gapsOf(glyphs: readonly Glyph[]): { gap: number; hasSpace: boolean }[] {
  const gaps: { gap: number; hasSpace: boolean }[] = [];
  let previous: Glyph | undefined;
  let hasSpace = false;
  for (const glyph of glyphs) {
    if (glyph.isSpace) {
      hasSpace = true;
      continue;
    }
    if (previous) gaps.push({ gap: (glyph.start - previous.end) / glyph.size, hasSpace });
    previous = glyph;
    hasSpace = false;
  }
  return gaps;
}

/** Whether a stretch is set with space between its letters, by the gap that most of them have. */
export function letterSpacing(glyphs: readonly Glyph[]): LetterSpacing {
  const gaps = gapsOf(glyphs);
  if (gaps.length < FEWEST_GAPS) return shortSpacing(glyphs, gaps);
  const sorted = gaps.map(({ gap }) => gap).sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  if (middle < KERNING) return USUAL;
  const gap = sorted[Math.floor(sorted.length / 4)] ?? 0;
  const spaces = gaps.filter(({ hasSpace }) => hasSpace).length;
  return gap < KERNING ? USUAL : { gap, isSpacedOut: spaces > gaps.length * 0.6 };
}

/** Of two to four letters only a short word in capitals is taken for letter-spaced: "T A L E N". */
function shortSpacing(glyphs: readonly Glyph[], gaps: ReturnType<typeof gapsOf>): LetterSpacing {
  const text = glyphs.map((glyph) => glyph.text.trim()).join("");
  const [least = 0] = gaps.map(({ gap }) => gap).sort((a, b) => a - b);
  const spaces = gaps.filter(({ hasSpace }) => hasSpace).length;
  if (gaps.length < 2 || least < KERNING || spaces > 0 || !/^\p{Lu}+$/u.test(text)) return USUAL;
  return { gap: least, isSpacedOut: false };
}
