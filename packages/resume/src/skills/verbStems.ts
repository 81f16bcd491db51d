import { derivedStem, inflectedStem } from "@vaardig/matching/textMatch/wordStems";
import stems from "@vaardig/matching/textMatch/wordStems.json" with { type: "json" };
import data from "../data/fieldTasks/strongVerbs.json" with { type: "json" };

const strong: Record<"en" | "nl", ReadonlyMap<string, string>> = {
  en: wholeVerbs(data.en),
  nl: wholeVerbs(data.nl),
};
const particles = stems.separablePrefixes.toSorted((a, b) => b.length - a.length);
const participle = /^([a-z]*?)ge([a-z]{2,}?)(?:d|t|en)$/;
/** "controle" is done like "controleren"; "control" is another language's. */
const activity = /(?:en|ing|ingen|atie|aties|e)$/;

/** Each form with its whole verb, from "verb": "form form". */
function wholeVerbs(forms: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(forms).flatMap(([verb, all]) => all.split(" ").map((form) => [form, verb])));
}

/** The stems of the verbs that a word may be a form of. */
export function verbStems(word: string, lang: "en" | "nl"): Set<string> {
  const whole = strong[lang].get(word);
  const found = new Set([inflectedStem(whole ?? word, lang)]);
  if (lang === "en" || whole !== undefined || activity.test(word))
    found.add(`~${derivedStem(whole ?? word, lang)}`);
  if (lang === "en" || whole !== undefined) return found;
  for (const form of [word.replace(/t$/, ""), word.replace(/[td]en?$/, "")])
    if (form.length >= 3) found.add(inflectedStem(form, "nl"));
  // "rekent" of "rekenen", whose stem ends as if it were a plural.
  if (/.ent$/.test(word)) found.add(inflectedStem(`${word.slice(0, -1)}en`, "nl"));
  const parts = participle.exec(word);
  if (parts) found.add(inflectedStem(`${parts[1]}${parts[2]}`, "nl"));
  const separable = particleOf(word);
  const past = separable === null ? undefined : strong.nl.get(separable.verb);
  if (separable && past) found.add(inflectedStem(separable.particle + past, "nl"));
  return found;
}

/** A Dutch verb and the particle that it may be parted from: "op" and "meten". */
export function particleOf(verb: string): { particle: string; verb: string } | null {
  const particle = particles.find((one) => verb.startsWith(one) && verb.length - one.length >= 3);
  return particle === undefined ? null : { particle, verb: verb.slice(particle.length) };
}

/** Whether a word is a form of a strong verb. */
export function isStrongForm(word: string, lang: "en" | "nl"): boolean {
  return strong[lang].has(word);
}
