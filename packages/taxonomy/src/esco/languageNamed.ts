const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** Language of labels → folded name of a language → its ISO 639-1 code. */
const named = new Map<string, Map<string, string>>();

function namesIn(lang: string): Map<string, string> {
  const names = new Intl.DisplayNames([lang], { type: "language", fallback: "none" });
  const found = new Map<string, string>();
  for (const code of codes) {
    // Withdrawn codes, such as iw for Hebrew, stand for one that is in use.
    if (Intl.getCanonicalLocales(code)[0] !== code) continue;
    const name = names.of(code)?.toLowerCase();
    if (name !== undefined && !found.has(name)) found.set(name, code);
  }
  return found;
}

/** The ISO 639-1 code of the language that a label names in its own language; undefined for all other labels. */
export function languageNamed(label: string, lang: string): string | undefined {
  let names = named.get(lang);
  if (names === undefined) {
    names = namesIn(lang);
    named.set(lang, names);
  }
  return names.get(label.trim().toLowerCase());
}
