import type { DemoPerson } from "./makePeople.ts";

type Person = DemoPerson["row"];

const LETTERS: Record<string, string> = { ł: "l", Ł: "L", ı: "i", ø: "o", ß: "ss" };
/** Converts `Özlem Koçak` to `Ozlem Kocak`, as typed without accents. */
const plain = (text: string) =>
  text
    .replace(/[łŁıøß]/g, (letter) => LETTERS[letter] ?? "")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "");

const providerOf = (email: string, provider: string) =>
  `${email.slice(0, email.indexOf("@"))}@${provider}.example`;

/** Ways in which a person is entered twice: the people it fits, and the values of the second entry. */
const WAYS: readonly {
  fits: (person: Person) => boolean;
  again: (person: Person) => Partial<Person>;
}[] = [
  {
    // The same number in national format, next to an initial.
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
    // Another address, everything else equal.
    fits: ({ phone }) => Boolean(phone),
    again: ({ firstName, lastName, gender, phone, email }) => ({
      firstName,
      lastName,
      gender,
      phone,
      email: providerOf(email, "post"),
    }),
  },
  {
    // The name without its accents.
    fits: ({ firstName, lastName }) => plain(firstName + lastName) !== firstName + lastName,
    again: ({ firstName, lastName, gender, email }) => ({
      firstName: plain(firstName),
      lastName: plain(lastName),
      gender,
      phone: null,
      email: providerOf(email, "post"),
    }),
  },
  {
    // The same name, with different contact data.
    fits: ({ phone }) => !phone,
    again: ({ firstName, lastName, email }) => ({
      firstName,
      lastName,
      gender: "Undefined" as const,
      email: providerOf(email, "home"),
    }),
  },
];

/** Number of candidates per duplicate. */
const EACH = 12;

/**
 * Turns the last candidates into duplicates of earlier ones, as in lists that several people fill, so that
 * there is something to merge from the first day. Their applications and other data stay, so that nothing
 * else changes.
 */
export function makeDuplicateCandidates(candidates: readonly DemoPerson[]): DemoPerson[] {
  const ways = WAYS.slice(0, Math.floor(candidates.length / EACH));
  const first = candidates.slice(0, candidates.length - ways.length);
  const taken = new Set<DemoPerson>();
  const again = ways.map(({ fits, again: secondOf }, at) => {
    const one = candidates[first.length + at];
    const person = first.find((other) => !other.account && !taken.has(other) && fits(other.row));
    if (!one || !person) throw new Error("the demo has no one to enter twice");
    taken.add(person);
    const { id: sameAs, jobProfileId, location, language, headline } = person.row;
    return {
      ...person,
      sameAs,
      row: { ...one.row, jobProfileId, location, language, headline, ...secondOf(person.row) },
    };
  });
  return [...first, ...again];
}
