import { gapsOf, type LetterSpacing } from "./letterSpacing.ts";
import type { Glyph } from "./pageContent.ts";

/** Of the font size: a wider gap between letters that are set as usual is a space. */
const WORD_GAP = 0.18;
const rightToLeft = /^[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The text of a stretch of signs, with a space where words end; letter-spaced words come back closed. */
export function joinGlyphs(glyphs: readonly Glyph[], spacing: LetterSpacing): string {
  const gaps = gapsOf(glyphs);
  const signs = glyphs.filter((glyph) => !glyph.isSpace);
  const pieces = signs.map((glyph, at) => {
    const before = gaps[at - 1];
    return before && isWordEnd(before, spacing) && !areMarks(signs[at - 1], glyph)
      ? ` ${glyph.text}`
      : glyph.text;
  });
  const isTurned = signs.filter((glyph) => rightToLeft.test(glyph.text)).length > signs.length / 2;
  return (isTurned ? pieces.reverse() : pieces).join("").trim();
}

function isWordEnd({ gap, hasSpace }: { gap: number; hasSpace: boolean }, spacing: LetterSpacing): boolean {
  if (spacing.gap === 0) return hasSpace || gap > WORD_GAP;
  if (spacing.isSpacedOut) return gap > spacing.gap * 1.7;
  return hasSpace || gap > spacing.gap * 1.3 + 0.15;
}

/** Marks of a rating belong together however far apart they are. */
function areMarks(a: Glyph | undefined, b: Glyph): boolean {
  return a !== undefined && isMark(a.text) && isMark(b.text);
}

function isMark(text: string): boolean {
  return text === "●" || text === "○";
}
