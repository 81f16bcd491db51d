import languages from "../data/languages.json" with { type: "json" };
import words from "./askWords.json" with { type: "json" };
import { describesReaderTask } from "./describesReaderTask.ts";
import { foldKeepingPlaces } from "./fold.ts";
import type { AdSection } from "./headings.ts";
import { firstMatch, hasMatch, phrasePattern } from "./phrasePattern.ts";

const languageNames = Object.values(languages).flat().map(foldKeepingPlaces).join("|");
const reader = phrasePattern(words.reader);
const asking = phrasePattern(words.ask);
const request = phrasePattern(words.request);
const company = phrasePattern(words.company);
const companySubject = phrasePattern(words.companySubject);
/** "They look after deployment.", "Kim and Bo do the books." */
const othersSubject = new RegExp(`^\\s*(?:${words.othersSubject.join("|")})(?![\\p{L}\\p{N}])`, "u");
const othersDo = phrasePattern(words.othersDo);
const offering = phrasePattern(words.offer);
/** Things that an offer gives and work is about as well: "je smeert broodjes voor de lunch". */
const perks = phrasePattern(words.perks);
/** "Nederlands of Engels, als we elkaar maar begrijpen", "Taal: Engels op basisniveau". */
const languageFirst = new RegExp(
  `^[^\\p{L}]*(?:${languageNames})(?![\\p{L}\\p{N}-])(?!\\s+(?:is|zijn|was|are)(?!\\p{L}))`,
  "u",
);
const languageRow = /^[^\p{L}]*(?:taal|talen|taalniveau|languages?)\s*:/u;
/** A sentence on how to apply, which may stand anywhere. */
const applying = new RegExp(`^\\s*(?:${words.applyStart.join("|")})(?![\\p{L}\\p{N}])`, "u");
const giving = phrasePattern(words.give);
/** A whole sentence, which without "you" tells of something else. */
const isStatement = /^\s*(?:\S+\s+){4,}\S+[.!]\s*$/;
/** A company named later in a sentence is in a clause beside what is asked: "…, as we have no pastry chef". */
const openingLength = 40;
const conjunction =
  /(?<!\p{L})(?:as|because|since|want|omdat|aangezien|die|dat|that|which|where|waar|when|if|als|so|dus|zodat|and|en|zoals)\s*$|(?<!\p{L})(?:because|since|omdat|aangezien)\s+(?:[\p{L}'’]+\s+){1,3}$|:\s*$/u;
/** "Call Gretha on 0598-555 300." */
const numberToCall = /(?<!\d)\+?\d{2,5}[- ]\d{2,4}|@\p{L}/u;
/** One of "tafels dekken, bestellingen opnemen op de handheld, borden uitlopen". */
const dutchAct =
  /^\s*\p{L}+(?:\s\p{L}+){0,3}\s\p{L}{2,}en(?:\s(?:op|in|aan|bij|met|van|voor)\s[^,]*)?\s*[.!]?\s*$/u;
const notOfReader = /(?<!\p{L})(?:we|wij|ons|onze|ze|zij|hun|er|die)(?!\p{L})/u;
const ACTS = 3;
/** "Contract: one year": a row on the terms of the job, not on what it asks. */
const terms =
  /^(?:dienstverband|soort dienstverband|contract\p{L}*|contract (?:type|duur)|employment(?: type)?|job type|duration|duur|salar\p{L}*|maandsalaris|pay|uren\p{L}*|hours|werktijden|schedule)(?: \p{L}+){0,2}\s*:/u;
const readerHas =
  /\b(?:(?:you|je|jij|u) (?:\p{L}+ )?(?:have|know|bring|hebt|bent|kent|kunt|beschikt|beheerst|spreekt|werkt|are)|(?:heb|ben|ken|beschik|spreek) (?:je|jij|u)|(?:do|are|can) you|(?:you'll|you will|ga je|zul je) \p{L}+)\b/u;

/** "We werken met AFAS", behind what the reader does: what it is done with. */
const toolOfWork =
  /^\s*(?:(?:we|wij) (?:work|werken) (?:with|in|met)|(?:we|wij) (?:use|gebruiken)|(?:daarvoor|hiervoor|daarbij|hierbij) (?:werken|gebruiken) (?:we|wij))(?!\p{L})/u;

/** What is known of a sentence beside its words. */
export interface SentenceContext {
  /** The part of the ad; null where no heading has said. */
  section: AdSection | null;
  /** An item of a list, or not the first sentence of its paragraph. */
  goesOn: boolean;
  /** The first sentence of an item of a list. */
  isItem: boolean;
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
export function isRequirementSentence(folded: string, context: SentenceContext): boolean {
  const { section, goesOn, isItem, isWeighed, follows, isRow, isWanted, namesLicence } = context;
  if (section === "offer" || section === "apply" || section === "foot") return false;
  const isOffer = hasMatch(offering, folded) || (hasMatch(perks, folded) && !describesReaderTask(folded));
  const asks = hasMatch(asking, folded);
  const subject = firstMatch(companySubject, withoutBrackets(folded), 0);
  const isOurs = subject !== null && !asks && isMainClause(folded, subject.from);
  if (section === "head" && isRow && terms.test(folded)) return false;
  if (section === "head" && isRow && (isWeighed || namesLicence)) return !isOffer;
  if (
    section !== "about" &&
    !isOffer &&
    (languageRow.test(folded) || (goesOn && !folded.includes("|") && languageFirst.test(folded)))
  )
    return true;
  const speaksToReader = hasMatch(reader, folded);
  if (section === "about" || section === "head") {
    if (isOffer || isOurs) return false;
    return (
      (asks && hasMatch(request, folded)) ||
      describesReaderTask(folded) ||
      (goesOn && isWanted && speaksToReader)
    );
  }
  if ((section !== "work" || numberToCall.test(folded)) && !goesOn && applying.test(folded)) return false;
  if (!isWanted && !readerHas.test(folded) && isOfOthers(folded)) return false;
  if (!isWeighed && !speaksToReader && hasMatch(othersDo, folded)) return false;
  if (isOurs && follows && toolOfWork.test(folded)) return true;
  if (section !== null) {
    if (isOurs) return readerHas.test(folded);
    return !isOffer || isWeighed || hasMatch(request, folded) || !hasMatch(giving, folded);
  }
  if (isOurs || (isOffer && !(isWanted && !hasMatch(giving, folded)))) return false;
  if (asks || isWeighed || hasMatch(request, folded) || speaksToReader || listsActs(folded)) return true;
  // "Raise our invoices": an item that does not begin with the company is done for it.
  const first = firstMatch(company, withoutBrackets(folded), 0)?.from;
  const isOfCompany = first !== undefined && (!isItem || first === 0);
  return !isOfCompany && follows && (goesOn || !isStatement.test(folded));
}

/** Whether a Dutch sentence is a list of what is done, without someone who does it. */
function listsActs(folded: string): boolean {
  const acts = folded.split(/,|(?<!\p{L})en(?!\p{L})/u).filter((part) => dutchAct.test(part));
  return acts.length >= ACTS && !notOfReader.test(folded);
}

/** Whether a paragraph speaks neither to the reader nor of what is asked. */
export function mentionsNoRequirement(folded: string): boolean {
  return !hasMatch(reader, folded) && !hasMatch(asking, folded) && !hasMatch(request, folded);
}

/** "Colleagues look after it" tells of others, "Resultaten zet je in het systeem" does not. */
function isOfOthers(folded: string): boolean {
  const subject = othersSubject.exec(folded);
  return subject !== null && !/^\s+(?:je|jij|u)(?!\p{L})/u.test(folded.slice(subject[0].length));
}

/** "Training apprentices (we are an accredited company)": what stands in brackets is said by the way. */
function withoutBrackets(folded: string): string {
  return folded.replace(/\([^()]*\)/g, (part) => " ".repeat(part.length));
}

function isMainClause(folded: string, subject: number): boolean {
  return subject <= openingLength && !conjunction.test(folded.slice(0, subject));
}
