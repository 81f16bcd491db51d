import data from "./wordStems.json" with { type: "json" };

const PARTICIPLE = new RegExp(`^((?:${data.separablePrefixes.join("|")})?)ge([a-z]{3,})(?:d|t|en)$`);
/** Their stems would be those of other words. */
const KEPT = new RegExp(`(?:${data.dutchKept.join("|")})$`);
const VERB_IN_EREN = /(?:eren|eer[td]e?n?|ering(?:en)?)$/;
const LONG_VOWEL = /([aeou])\1/g;

/** The last letters as they are written when nothing follows: "plann" → "plan", "briev" → "brief", "huiz" → "huis". */
export function respellDutchStem(stem: string): string {
  return stem
    .replace(/(?<=[a-z]{2})([bdfgklmnprst])\1$/, "$1")
    .replace(/v$/, "f")
    .replace(/z$/, "s");
}

/** Singular without adjective ending; long vowels are written once, because plurals do ("systeem", "systemen"). */
export function inflectDutch(word: string): string {
  if (KEPT.test(word)) return word.replace(/(?:ing)?(?:en)?$|s$/, "");
  let stem = word.replace(/(?<=[a-z]{3}[^aeiou])jes?$/, "");
  if (stem !== word) stem = stem.replace(/(?<=[ae][lrn])t$/, "");
  if (/(?<=[a-z]{3})en$/.test(stem)) stem = respellDutchStem(stem.slice(0, -2));
  if (stem.length >= 4 && stem.endsWith("s")) stem = stem.slice(0, -1);
  if (stem.length >= 5 && stem.endsWith("e")) stem = respellDutchStem(stem.slice(0, -1));
  return stem.replace(LONG_VOWEL, "$1");
}

/** What infinitive, participle, finite forms and the noun of an activity share: "opgesteld", "opstellen". */
export function deriveDutch(word: string): string {
  if (KEPT.test(word)) return inflectDutch(word);
  const participle = PARTICIPLE.exec(word);
  const base = inflectDutch(participle ? `${participle[1]}${respellDutchStem(participle[2] ?? "")}` : word);
  const stem = respellDutchStem(withoutEnding(base, VERB_IN_EREN.test(word)));
  return stem.length >= 6 && /[dt]$/.test(stem) ? stem.slice(0, -1) : stem;
}

/** Whether a word is a finite form or a participle of a weak verb: "adviseert", "geadviseerd" of "adviseren". */
export function isDutchVerbForm(word: string, infinitive: string): boolean {
  const stem = inflectDutch(infinitive);
  const participle = PARTICIPLE.exec(word);
  if (participle && inflectDutch(`${participle[1]}${participle[2]}`) === stem) return true;
  return [word, word.replace(/[td]$/, ""), word.replace(/[td]en?$/, "")].some(
    (form) => inflectDutch(form) === stem,
  );
}

function withoutEnding(base: string, isInEren: boolean): string {
  const activity = base.replace(/(?<=[a-z]{3})ing$/, "");
  if (/(?<=[a-z]{4})ati$/.test(activity)) return activity.slice(0, -3);
  if (/(?<=[a-z]{4})cti$/.test(activity)) return activity.slice(0, -1);
  // An agent ("leider") is not the activity ("leiden").
  return isInEren ? activity.replace(/(?<=[a-z]{4})er[td]?$/, "") : activity;
}
