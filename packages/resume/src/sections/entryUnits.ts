/** Between names: cells, bars, dashes, "at", and slashes at an end. */
const separators = /\t|\s+[|–—•·-]\s+|\s+@\s+|\s+\/\/\s*|\s+\b(?=(?:at|bij|chez|bei)\s+\p{Lu})/u;
const noise =
  /^(?:diploma(?: behaald)?|behaald|afgerond|niet afgerond|cum laude|with honou?rs|geslaagd|graduated|(?:full|part)[- ]?time|fulltime|parttime|contract|freelance|remote|hybrid|on-site|\d+\s*(?:uur|hours|fte).*)$/iu;

/** Splits a line of a headline at its strong separators. */
export function splitUnits(text: string): string[] {
  return text
    .replace(/(?<=^|\t)([\p{L} ]{2,25}:)\s*\t/gu, "$1 ")
    .split(separators)
    .map((unit) =>
      unit
        .replace(/,\s*(?:diploma(?: behaald)?|behaald|afgerond|cum laude|niet afgerond)\s*$/iu, "")
        .replace(/^[\s,:;/|·•–—-]+|[\s,:;/|·•–—-]+$/gu, ""),
    )
    .filter((unit) => /\p{L}{2}/u.test(unit) && !noise.test(unit) && !/^\([^()]*\)$/.test(unit));
}

/** Splits a name at commas and brackets that hold more than an abbreviation. */
export function splitPieces(unit: string): string[] {
  return unit
    .split(/,\s+|\s*[()]\s*/u)
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}{2}/u.test(piece));
}
