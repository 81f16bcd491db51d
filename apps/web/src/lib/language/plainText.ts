/** Returns a text without accents and capitals, for comparison with typed text. */
export function plainText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
