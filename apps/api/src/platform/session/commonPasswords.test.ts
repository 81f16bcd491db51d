import { newPassword } from "@vaardig/contract/fields";
import { expect, test } from "vitest";
import { isCommonPassword } from "./isCommonPassword.ts";

/** What leaks, help desks and stickers on screens show that passwords are made of. Written down apart from the product's lists. */
const WORDS =
  `password welcome welkom wachtwoord geheim admin administrator beheer login letmein changeme secret
  summer winter spring autumn zomer winter lente herfst january february march april june july august september october
  november december januari februari maart juni juli augustus oktober monday tuesday friday maandag dinsdag vrijdag
  ajax psv feyenoord twente barcelona liverpool arsenal chelsea juventus amsterdam rotterdam utrecht groningen eindhoven
  tilburg breda nijmegen arnhem maastricht haarlem holland nederland london paris berlin newyork texas canada india
  jan piet kees thomas daniel michael jessica jennifer charlie robert anna emma sophie lisa sanne lotte daan lucas milan
  peter marieke ingrid johan hans willem maria jose carlos ashley amanda nicole andrew joshua matthew george
  qwerty azerty asdfgh dragon monkey shadow master superman batman pokemon minecraft starwars football baseball voetbal
  hockey soccer tennis sunshine princess flower butterfly rainbow chocolate cookie banana orange cheese pepper ginger
  iloveyou lovely angel baby family mother father sister brother friends freedom whatever killer hunter ranger ninja
  mustang ferrari porsche mercedes yamaha honda toyota google facebook microsoft windows apple samsung nokia internet
  computer office company manager support service system server database oracle cisco network training student school
  teacher doctor hello hallo bonjour test tester demo guest user root temp tijger tiger leeuw hond paard poes konijn
  vlinder zonnetje schatje liefde koekje fiets auto huis boom water vakantie kerst sinterklaas pasen carnaval purple
  silver golden diamond crystal phoenix eagle falcon wolf panda kitten puppy buster cooper maggie bailey harley peanut
  snoopy scooter merlin gandalf jordan maverick matrix trustno biteme`
    .split(/\s+/)
    .filter((word, at, all) => all.indexOf(word) === at);

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const leet = (word: string) => word.replaceAll("a", "@").replaceAll("o", "0").replaceAll("e", "3");

/** How people get a word past four classes. */
const HABITS: ((word: string) => string)[] = [
  (word) => `${capital(word)}1!`,
  (word) => `${capital(word)}01!`,
  (word) => `${capital(word)}123!`,
  (word) => `${capital(word)}@123`,
  (word) => `${capital(word)}#1234`,
  (word) => `${capital(word)}2025!`,
  (word) => `${capital(word)}2026!`,
  (word) => `${capital(word)}!2026`,
  (word) => `${capital(word)}-2024`,
  (word) => `${capital(word)}.99`,
  (word) => `${capital(word)}1987$`,
  (word) => `!${capital(word)}12`,
  (word) => `1${capital(word)}!`,
  (word) => `${word.toUpperCase()}12a!`,
  (word) => `${capital(leet(word))}1!`,
  (word) => `${capital(leet(word))}2026!`,
  (word) => `${capital(word.replaceAll("i", "1").replaceAll("s", "$"))}99!`,
  (word) => `${capital(word)}${capital(word)}1!`,
  (word) => `${capital(word)}*007`,
  (word) => `${capital(word)}_${word.length}${word.length}!!`,
];

const WELL_KNOWN =
  `P@ssw0rd1 P@ssw0rd! P@$$w0rd1 Pa$$w0rd123 Passw0rd! Welkom01! Welkom123! W3lkom01! Zomer2026! Ajax1900!
  Feyenoord1908! Qwerty123! Qwerty1! Qwerty@123 1qaz@WSX !QAZ2wsx 1Qaz2wsx! Zaq12wsx! ZAQ!2wsx Abc123!@# Abcd1234!
  Abcd@1234 Asdf1234! Aa123456! Aa@123456 Aa123456@ 1q2w3e4R! Q1w2e3r4! A1b2c3d4! Qwer1234! Zxcvbnm1! Admin@123 Admin123!
  Test@123 Test1234! Pass@123 Pass-word1! Pass1234! Letmein1! Summer2026! Changeme1! Temp1234! Iloveyou1! Trustno1!
  Aaaa1111! 1234Qwer! 12345678aA! Qazwsx123! Asdfghjkl1! Azerty123! aA1!aA1! Xsw21qaz! Hello123! Monkey1! Dragon1!`
    .split(/\s+/)
    .filter(Boolean);

const passes = (password: string) => newPassword.safeParse(password).success;

test("more than 3,000 passwords that pass the rule of four classes are refused as well known", () => {
  const built = WORDS.flatMap((word) => HABITS.map((habit) => habit(word)));
  const all = [...new Set([...WELL_KNOWN, ...built])].filter(passes);
  expect(all.length).toBeGreaterThan(3_000);
  expect(all.filter((password) => !isCommonPassword(password, []))).toEqual([]);
});

/** Numbers that look random and are the same each time (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test.each([8, 10, 14, 20])("what a password manager makes of %i characters is not", (length) => {
  const next = numbers(length);
  const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!@#$%^&*-_=+?";
  const make = () => Array.from({ length }, () => signs[Math.floor(next() * signs.length)]).join("");
  const strong = Array.from({ length: 4_000 }, make).filter(passes).slice(0, 500);
  expect(strong).toHaveLength(500);
  expect(strong.filter((password) => isCommonPassword(password, []))).toEqual([]);
});

test.each([
  "Tuin-stoel7kaas",
  "Kanaal-brug-7",
  "zomerVogelhuis5!",
  "Drie9eenden!opdak",
  "Mist+molen+44+Roos",
  "bakFiets_zonder1bel",
  "Correct-Horse-7",
  "Regen&dijk&schaap3",
  "ik1Lust!geenspruit",
  "Two_foxes4a_sled",
  "K0ffie?om-half-11",
  "Lantaarn%schroef2",
])("the passphrase %s is not", (phrase) => {
  expect(passes(phrase)).toBe(true);
  expect(isCommonPassword(phrase, ["Robin", "Falcon", "Noordlicht"])).toBe(false);
});
