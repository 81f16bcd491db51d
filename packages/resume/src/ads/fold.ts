/** Lower case without accents and with plain quotes and dashes, one character for each, so that places stay. */
export function foldKeepingPlaces(text: string): string {
  return text.toLowerCase().length === text.length
    ? foldAccents(text.toLowerCase())
    : foldAccents(Array.from(text, lowerOne).join(""));
}

/** Some capitals become two characters in lower case. */
function lowerOne(letter: string): string {
  const lower = letter.toLowerCase();
  return lower.length === letter.length ? lower : letter;
}

function foldAccents(text: string): string {
  return text
    .replace(/[\u00c0-\u024f]/g, (letter) => {
      const base = letter.normalize("NFD")[0] ?? letter;
      return base.toLowerCase();
    })
    .replace(/[\u2018\u2019\u00b4`]/g, "'")
    .replace(/[\u2010-\u2015]/g, "-");
}
