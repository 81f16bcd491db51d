import { fileURLToPath } from "node:url";

export type Weight = "regular" | "bold";

/** The font files; each weight is split into two. */
export const FONT_FILES: Record<Weight, { basic: string; extended: string }> = {
  regular: {
    basic: fileURLToPath(import.meta.resolve("@fontsource/poppins/files/poppins-latin-400-normal.woff")),
    extended: fileURLToPath(
      import.meta.resolve("@fontsource/poppins/files/poppins-latin-ext-400-normal.woff"),
    ),
  },
  bold: {
    basic: fileURLToPath(import.meta.resolve("@fontsource/poppins/files/poppins-latin-600-normal.woff")),
    extended: fileURLToPath(
      import.meta.resolve("@fontsource/poppins/files/poppins-latin-ext-600-normal.woff"),
    ),
  },
};

/** Characters of the basic file beyond Latin-1, as listed by the font's maker. */
const BASIC =
  /[\u0020-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/;

/** Splits a text by the font file it needs: "Łódź" is four characters in two fonts. */
export function fontRuns(text: string): { text: string; isBasic: boolean }[] {
  const runs: { text: string; isBasic: boolean }[] = [];
  for (const letter of text.normalize("NFC")) {
    const isBasic = BASIC.test(letter);
    const last = runs.at(-1);
    if (last?.isBasic === isBasic) last.text += letter;
    else runs.push({ text: letter, isBasic });
  }
  return runs;
}
