import { createRequire } from "node:module";
import { COMMON_WORDS } from "./commonPasswords.ts";

/** Common Dutch password words beyond names and everyday words: clubs, cities, short months. */
const DUTCH = `psv nac nec roda twente heerenveen vitesse willem sparta excelsior cambuur heracles volendam telstar
  jan feb mrt apr mei jun jul aug sep okt nov dec
  arnhem almere breda nijmegen tilburg haarlem zwolle leiden maastricht delft dordrecht enschede apeldoorn amersfoort
  friesland limburg brabant zeeland gelderland drenthe overijssel flevoland belgie vlaanderen antwerpen gent brugge
  sinterklaas kerstmis carnaval koningsdag vakantie kantoor rekening belasting stroopwafel hagelslag frikandel`;

const WORD = /^[a-z]{3,}$/;

let cores: ReadonlySet<string> | undefined;

/**
 * Returns the cores of well-known passwords, without digits and symbols around them: 40,000 words, loaded on
 * first use.
 */
export function commonCores(): ReadonlySet<string> {
  cores ??= new Set(gather());
  return cores;
}

function* gather(): Generator<string> {
  // Loaded synchronously: this happens once, when the first password is set.
  const require = createRequire(import.meta.url);
  const lists: string[][] = [
    // Passwords by frequency in leaks.
    require("@zxcvbn-ts/language-common/src/passwords.json"),
    require("@zxcvbn-ts/language-nl-be/src/commonWords.json"),
    require("@zxcvbn-ts/language-nl-be/src/girlsFirstnames.json"),
    require("@zxcvbn-ts/language-nl-be/src/boysFirstnames.json"),
    DUTCH.split(/\s+/),
    [...COMMON_WORDS],
  ];
  for (const list of lists)
    for (const entry of list) {
      const core = WORD.test(entry) ? entry : foldLetters(entry).replace(/^[^a-z]+|[^a-z]+$/g, "");
      if (WORD.test(core)) yield core;
    }
}

/** Returns the text in lowercase without accents, so that `Renée` and `renee` are equal. */
export function foldLetters(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
