const LONGEST = 130;
const end = /(?<=[\p{Ll}\p{N})]{2}|:\d)\.\s+(?=\p{Lu})|(?<=[\p{Ll}\p{N})]{2})\.$/gu;
/** Short words before a full stop are mostly cut short: "Eng.", "B.V.", "Sp." */
const abbreviated = /(?:^|[\s.(])(?:\p{L}{1,3}|corp|prof|gebr|univ|dept|asst|sept|nat)$/iu;

/** What a line says before its first full stop. */
export function firstSentence(text: string): string {
  for (const { index } of text.matchAll(end)) {
    const before = text.slice(0, index);
    if (before.length > LONGEST) break;
    if (!abbreviated.test(before)) return before;
  }
  return text;
}
