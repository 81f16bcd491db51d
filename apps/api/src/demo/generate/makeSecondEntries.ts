import type { DemoPerson } from "./makePeople.ts";

type Person = DemoPerson["row"];

const LETTERS: Record<string, string> = { ł: "l", Ł: "L", ı: "i", ø: "o", ß: "ss" };
/** `Özlem Koçak` → `Ozlem Kocak`, as someone types it who does not find the accents. */
const plain = (text: string) =>
  text
    .replace(/[łŁıøß]/g, (letter) => LETTERS[letter] ?? "")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "");

const providerOf = (email: string, provider: string) =>
  `${email.slice(0, email.indexOf("@"))}@${provider}.example`;

/** How one person comes to be entered twice: who that can happen to, and what the second entry says. */
const WAYS: readonly {
  fits: (person: Person) => boolean;
  again: (person: Person) => Partial<Person>;
}[] = [
  {
    // The same number, written as at home, beside an initial.
    fits: ({ phone }) => Boolean(phone),
    again: ({ firstName, lastName, gender, phone, email }) => ({
      firstName: `${firstName.slice(0, 1)}.`,
      lastName,
      gender,
      // +31 6 5550 1234 → 06-55501234
      phone: `06-${(phone ?? "").replace(/\D/g, "").slice(3)}`,
      email: `${firstName.slice(0, 1).toLowerCase()}${providerOf(email.slice(email.indexOf(".")), "home")}`,
    }),
  },
  {
    // Another address, everything else alike.
    fits: ({ phone }) => Boolean(phone),
    again: ({ firstName, lastName, gender, phone, email }) => ({
      ...{ firstName, lastName, gender, phone },
      email: providerOf(email, "post"),
    }),
  },
  {
    // The name without its accents.
    fits: ({ firstName, lastName }) => plain(firstName + lastName) !== firstName + lastName,
    again: ({ firstName, lastName, gender, email }) => ({
      ...{ firstName: plain(firstName), lastName: plain(lastName), gender, phone: null },
      email: providerOf(email, "post"),
    }),
  },
  {
    // One name and nothing to reach them by that is the same.
    fits: ({ phone }) => !phone,
    again: ({ firstName, lastName, email }) => ({
      ...{ firstName, lastName, gender: "Undefined" as const },
      email: providerOf(email, "home"),
    }),
  },
];

/** Candidates for each who is here twice. */
const EACH = 12;

/**
 * The last candidates are earlier ones once more, as it happens with lists that several people fill: there is something
 * to merge from the first day. What was theirs before, such as applications, stays theirs, so that nothing else changes.
 */
export function makeSecondEntries(candidates: readonly DemoPerson[]): DemoPerson[] {
  const ways = WAYS.slice(0, Math.floor(candidates.length / EACH));
  const first = candidates.slice(0, candidates.length - ways.length);
  const taken = new Set<DemoPerson>();
  const again = ways.map(({ fits, again: secondOf }, at) => {
    const one = candidates[first.length + at];
    const person = first.find((other) => !other.account && !taken.has(other) && fits(other.row));
    if (!one || !person) throw new Error("the demo has nobody to be entered twice");
    taken.add(person);
    const { id: sameAs, jobProfileId, location, language } = person.row;
    return {
      ...person,
      sameAs,
      row: { ...one.row, jobProfileId, location, language, ...secondOf(person.row) },
    };
  });
  return [...first, ...again];
}
