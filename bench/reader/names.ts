import { fold } from "@vaardig/matching/textMatch/fold";

/** Returns the comparison form of a name: lower case, no diacritics, punctuation as spaces. */
export function nameKey(name: string): string {
  return fold(name)
    .replace(/[-–—/_,.()'’:&\s]+/g, " ")
    .trim();
}

/** Returns whether two names mean the same: equal, or one contains the other. */
export function isSameName(a: string | null | undefined, b: string | null | undefined): boolean {
  const [one, other] = [nameKey(a ?? ""), nameKey(b ?? "")];
  if (one === "" || other === "") return one === other;
  return ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `);
}
