import { fold } from "@vaardig/matching/textMatch/fold";

/** A name in the form in which names are compared: lower case, no diacritics, single signs as spaces. */
export function nameKey(name: string): string {
  return fold(name)
    .replace(/[-–—/_,.()'’:&\s]+/g, " ")
    .trim();
}

/** Whether two names are of one thing: equal, or one within the other. */
export function isSameName(a: string | null | undefined, b: string | null | undefined): boolean {
  const [one, other] = [nameKey(a ?? ""), nameKey(b ?? "")];
  if (one === "" || other === "") return one === other;
  return ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `);
}
