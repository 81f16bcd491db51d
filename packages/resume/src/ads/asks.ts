import words from "./askWords.json" with { type: "json" };
import { clauseEnd, governedStart } from "./clauses.ts";
import type { AdSection } from "./headings.ts";
import leadership from "./leadershipWords.json" with { type: "json" };
import { firstMatch, hasMatch, matchesOf, phrasePattern } from "./phrasePattern.ts";
import { readerActs } from "./readerActs.ts";
import type { SentencePlace } from "./sentences.ts";

const reader = phrasePattern(words.reader);
const asking = phrasePattern(words.ask);
const request = phrasePattern(words.request);
const company = phrasePattern(words.company);
const companySubject = phrasePattern(words.companySubject);
/** "They look after deployment.", "Kim and Bo do the books." */
const othersSubject = new RegExp(`^\\s*(?:${words.othersSubject.join("|")})(?![\\p{L}\\p{N}])`, "u");
/** "Je maakt de planning": the reader does it. */
const readerDoes = /^\s*(?:(?:and|en|maar|but|daarna|then) )?(?:je|jij|u|you)?\s*$|^\s*(?:je|jij|u|you)\s/u;
const doneByOthers = phrasePattern(words.doneByOthers);
const othersDo = phrasePattern(words.othersDo);
const offering = phrasePattern(words.offer);
const together = phrasePattern(words.together);
const group = phrasePattern(words.group);
/** "… our engineers (who work in Java)". */
const othersWho = phrasePattern(words.othersWho);
const togetherEnd = phrasePattern(words.togetherEnds);
/** A sentence on how to apply, which may stand anywhere. */
const applying = new RegExp(`^\\s*(?:${words.applyStart.join("|")})(?![\\p{L}\\p{N}])`, "u");
const giving = phrasePattern(words.give);
/** A whole sentence, which without "you" tells of something else. */
const isStatement = /^\s*(?:\S+\s+){4,}\S+[.!]\s*$/;
/** A company named later in a sentence is in a clause beside what is asked: "…, as we have no pastry chef". */
const openingLength = 40;
const conjunction =
  /(?<!\p{L})(?:as|because|since|want|omdat|aangezien|die|dat|that|which|where|waar|when|if|als|so|dus|zodat|and|en|zoals)\s*$/u;
const readerHas =
  /\b(?:(?:you|je|jij|u) (?:\p{L}+ )?(?:have|know|bring|hebt|bent|kent|kunt|beschikt|beheerst|spreekt|werkt|are)|(?:heb|ben|ken|beschik|spreek) (?:je|jij|u)|(?:do|are|can) you|(?:you'll|you will|ga je|zul je) \p{L}+)\b/u;

const personNoun = new RegExp(`(?:${words.personNouns.join("|")})$`, "u");
const othersBefore = new RegExp(
  `(?<!\\p{L})(?<!(?:als|as|for|zoeken|seek) )(?:${words.others.join("|")})\\s+$`,
  "u",
);

const people = /\p{L}{4}(?:ers|eurs|isten|ists|anten|enten)$/u;
const countBefore = new RegExp(`(?<!\\p{L})(?:\\d+|${leadership.classes.count.join("|")})\\s+$`, "u");
const department = new RegExp(`^(?:${words.departments.join("|")})$`, "u");
const ofDepartment = new RegExp(`(?<!\\p{L})(?:${words.ofDepartment.join("|")})\\s+$`, "u");
/** "ervaring met verkoop" is experience of it. */
const ofSkill =
  /(?:ervaring|experience|kennis|knowledge|affiniteit|affinity|familiar|bekend|werken)\s+(?:with|met)\s+$/u;

/** "with our agronomist", "questions from sales": words that name another person, rather than what the reader is to know. */
export function namesAnother(folded: string, { from, to }: SentencePlace): boolean {
  const [name, before] = [folded.slice(from, to), folded.slice(Math.max(0, from - 40), from)];
  if (department.test(name)) return ofDepartment.test(before) && !ofSkill.test(before);
  if (people.test(name) && countBefore.test(before)) return true;
  return personNoun.test(name) && othersBefore.test(before);
}

/** What is known of a sentence beside its words. */
export interface SentenceContext {
  /** The part of the ad; null where no heading has said. */
  section: AdSection | null;
  /** An item of a list, or not the first sentence of its paragraph. */
  goesOn: boolean;
  /** Words in it state a level or say that something is a must, a plus, or not needed. */
  isWeighed: boolean;
  /** Words in it state a level, or say that something is a must or a plus. */
  isWanted: boolean;
  /** The sentence before it, or nothing at the beginning, asked. */
  follows: boolean;
  /** A label with its value, such as those at the head of a page: "VCA: required". */
  isRow: boolean;
  namesLicence: boolean;
}

/** Whether a sentence asks something of the reader, rather than to speak of the company or of what it gives. */
export function sentenceAsks(folded: string, context: SentenceContext): boolean {
  const { section, goesOn, isWeighed, follows, isRow, isWanted, namesLicence } = context;
  if (section === "offer" || section === "apply" || section === "foot") return false;
  const isOffer = hasMatch(offering, folded);
  const asks = hasMatch(asking, folded);
  const subject = firstMatch(companySubject, folded, 0);
  const isOurs = subject !== null && !asks && isMainClause(folded, subject.from);
  if (section === "head" && isRow && (isWeighed || namesLicence)) return !isOffer;
  const speaksToReader = hasMatch(reader, folded);
  if (section === "about" || section === "head") {
    if (isOffer || isOurs) return false;
    return (
      (asks && hasMatch(request, folded)) || readerActs(folded) || (goesOn && isWanted && speaksToReader)
    );
  }
  if (section !== "work" && !goesOn && applying.test(folded)) return false;
  if (!isWanted && !readerHas.test(folded) && othersSubject.test(folded)) return false;
  if (!isWeighed && !speaksToReader && hasMatch(othersDo, folded)) return false;
  if (section !== null) {
    if (isOurs) return readerHas.test(folded);
    return !isOffer || isWeighed || hasMatch(request, folded) || !hasMatch(giving, folded);
  }
  if (isOurs || isOffer) return false;
  if (asks || isWeighed || hasMatch(request, folded) || speaksToReader) return true;
  return !hasMatch(company, folded) && follows && (goesOn || !isStatement.test(folded));
}

function isMainClause(folded: string, subject: number): boolean {
  return subject <= openingLength && !conjunction.test(folded.slice(0, subject));
}

/** The parts of a sentence that name others: those with whom the reader works, and what they do. */
export function partsOfOthers(folded: string): SentencePlace[] {
  const clauses = matchesOf(othersWho, folded).map(({ to }) => {
    const length = folded.slice(to).search(/[),]/);
    return { from: to, to: length < 0 ? folded.length : to + length };
  });
  const groups = matchesOf(together, folded).map(({ to }) => ({ from: to, to: endOfOthers(folded, to) }));
  const works = matchesOf(doneByOthers, folded)
    .map(({ from, to }) => ({ from: governedStart(folded, 0, from), at: from, to: clauseEnd(folded, to) }))
    .filter(({ from, at }) => from < at && !readerDoes.test(folded.slice(from, at)));
  return [...clauses, ...groups, ...works];
}

/** "… with the patient, draw up the plan" ends at the comma; a list of groups of people does not. */
function endOfOthers(folded: string, from: number): number {
  const end = firstMatch(togetherEnd, folded, from)?.from ?? folded.length;
  const comma = folded.slice(from, end).indexOf(",");
  return comma < 0 || hasMatch(group, folded.slice(from, end)) ? end : from + comma;
}
