import words from "./askWords.json" with { type: "json" };
import { clauseEnd, governedStart } from "./clauses.ts";
import leadership from "./leadershipWords.json" with { type: "json" };
import { firstMatch, hasMatch, matchesOf, phrasePattern } from "./phrasePattern.ts";
import type { SentencePlace } from "./sentences.ts";

/** "Je maakt de planning": the reader does it. */
const readerDoes = /^\s*(?:(?:and|en|maar|but|daarna|then) )?(?:je|jij|u|you)?\s*$|^\s*(?:je|jij|u|you)\s/u;
const relative = /(?<!\p{L})(?:die|dat|that|which)\s+(?:\p{L}+\s+)?$/u;
const doneByOthers = phrasePattern(words.doneByOthers);
const together = phrasePattern(words.together);
const group = phrasePattern(words.group);
/** "… our engineers (who work in Java)". */
const othersWho = phrasePattern(words.othersWho);
const nextThing =
  /(?<=\s(?:de|het|een|je|jouw|onze|ons|the|our|your|a|an)\s(?:\p{L}+\s){0,1}?\p{L}{4,})\s(?=(?:de|het|een|the)\s)/u;
/** "(we left Perforce)", but not "(we expect SQL)", nor what the work is done with: "(we use SQL)" */
const companyAside =
  /\((?:we|wij|ons team|our team)(?:'ve|'re)? (?!ask|expect|need|require|want|use|work (?:in|with)|run on|vragen|verwachten|eisen|zoeken|gebruiken|werken (?:in|met))[^()]*\)/g;
const togetherEnd = phrasePattern(words.togetherEnds);
const personNoun = new RegExp(`(?:${words.personNouns.join("|")})$`, "u");
const othersBefore = new RegExp(
  `(?<!\\p{L})(?<!(?:als|as|for|zoeken|seek) )(?:${words.others.join("|")})\\s+$`,
  "u",
);

const people = /\p{L}{4}(?:ers|eurs|isten|ists|anten|enten)$/u;
/** "14 dossiers" end alike and are no one. */
const things = new RegExp(`^(?:${words.thingsLikePeople.join("|")})$`, "u");
/** "Je begeleidt acht bewoners": the people that the work is done for. */
const caresFor = new RegExp(
  `(?<!\\p{L})(?:${words.caresFor.join("|")})(?: je| u)?\\s+(?:\\p{L}+\\s+){0,2}$`,
  "u",
);
const countBefore = new RegExp(`(?<!\\p{L})(?:\\d+|${leadership.classes.count.join("|")})\\s+$`, "u");
const department = new RegExp(`^(?:${words.departments.join("|")})$`, "u");
const ofDepartment = new RegExp(`(?<!\\p{L})(?:${words.ofDepartment.join("|")})\\s+$`, "u");
/** "ervaring met verkoop" is experience of it. */
const ofSkill =
  /(?:ervaring|experience|kennis|knowledge|affiniteit|affinity|familiar|bekend|werken)\s+(?:with|met)\s+$/u;

/** "with our agronomist", "questions from sales": words that name another person, rather than what the reader is to know. */
export function namesOtherParty(folded: string, { from, to }: SentencePlace): boolean {
  const [name, before] = [folded.slice(from, to), folded.slice(Math.max(0, from - 40), from)];
  if (department.test(name)) return ofDepartment.test(before) && !ofSkill.test(before);
  if (things.test(name) || caresFor.test(before)) return false;
  if (people.test(name) && countBefore.test(before)) return true;
  return personNoun.test(name) && othersBefore.test(before);
}

/** The parts of a sentence that name others: colleagues, and what they do. */
export function partsAboutOthers(folded: string): SentencePlace[] {
  const clauses = matchesOf(othersWho, folded).map(({ to }) => {
    const length = folded.slice(to).search(/[),]/);
    return { from: to, to: length < 0 ? folded.length : to + length };
  });
  const groups = matchesOf(together, folded).map(({ to }) => ({ from: to, to: endOfOthers(folded, to) }));
  const works = matchesOf(doneByOthers, folded)
    .map(({ from, to }) => ({ from: governedStart(folded, 0, from), at: from, to: clauseEnd(folded, to) }))
    .filter(({ from, at }) => from < at && !isOfReader(folded.slice(from, at)));
  const asides = [...folded.matchAll(companyAside)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
  return [...clauses, ...groups, ...works, ...asides];
}

/** "together with him, calculate what a dish may cost" */
const oneOther = /^\s*(?:him|her|them|me|us|hem|haar|hen|mij|ons)\s*,/u;

/** "The telephone never stops: you judge how urgent it is and plan the day"; "a decision that stays with the judge" */
function isOfReader(clause: string): boolean {
  const own = clause.slice(clause.search(/[^:;]*$/));
  return readerDoes.test(own) || relative.test(own);
}

/** "… with the patient, draw up the plan" ends at the comma; a list of groups of people does not. */
function endOfOthers(folded: string, from: number): number {
  const end = firstMatch(togetherEnd, folded, from)?.from ?? folded.length;
  const part = folded.slice(from, end);
  // "Samen met de arts de diagnose stellen": a second thing is what is done.
  const next = nextThing.exec(part);
  if (next) return from + next.index;
  const comma = part.indexOf(",");
  if (oneOther.test(part)) return from + comma;
  return comma < 0 || hasMatch(group, part) ? end : from + comma;
}
