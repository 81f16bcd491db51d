import { NAME_GROUPS } from "../data/names.ts";
import type { DemoRandom } from "../demoRandom.ts";

export interface DemoName {
  firstName: string;
  lastName: string;
  gender: "Female" | "Male" | "Diverse" | "Undefined";
  /** Mother tongue, ISO 639-1. */
  speaks: string;
}

const PLAIN: Record<string, string> = { ł: "l", ı: "i", ø: "o", ß: "ss" };

/** Returns the part of an email address before the @: `Łukasz van der Veen` → `lukasz.vanderveen`. */
export function emailNameOf({ firstName, lastName }: Pick<DemoName, "firstName" | "lastName">): string {
  return [firstName, lastName]
    .map((part) =>
      part
        .toLowerCase()
        .replace(/[łıøß]/g, (letter) => PLAIN[letter] ?? "")
        .normalize("NFD")
        .replace(/[^a-z]/g, ""),
    )
    .join(".");
}

/** Draws a name whose mailbox is free, and reserves it. */
export function makeName(random: DemoRandom, taken: Set<string>): DemoName {
  for (;;) {
    const group = random.weighted(NAME_GROUPS.map((names) => [names, names.weight] as const));
    const female = random.chance(0.46);
    const name = {
      firstName: random.pick(female ? group.female : group.male),
      lastName: random.pick(group.last),
    };
    const address = emailNameOf(name);
    if (taken.has(address)) continue;
    taken.add(address);
    const gender = random.weighted([
      [female ? "Female" : "Male", 90],
      ["Undefined", 9],
      ["Diverse", 1],
    ] as const);
    return { ...name, gender, speaks: group.language };
  }
}
