/** A text as it is compared with what someone types: without accents and capitals. */
export function plainText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
