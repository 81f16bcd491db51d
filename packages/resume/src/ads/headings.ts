import { sectionOfPhrase } from "./headingPhrases.ts";
import { headingWeight, type ListWeight } from "./headingWeight.ts";
import words from "./headingWords.json" with { type: "json" };

/** The parts of an ad. */
export type AdSection = "head" | "about" | "work" | "profile" | "offer" | "apply" | "foot";

/** What a heading says of the lines below it. */
export interface Heading {
  section: AdSection;
  weight: ListWeight | null;
  /** Cannot be but a heading, also without anything below it that confirms it. */
  isSure: boolean;
}

const longestHeading = 80;
const mostWords = 9;
const setOf = (list: readonly string[]): ReadonlySet<string> => new Set(list);
const classes = {
  reader: setOf(words.reader),
  company: setOf(words.company),
  question: setOf(words.question),
  filler: setOf(words.filler),
  ask: setOf(words.ask),
  demand: setOf(words.demand),
  give: setOf(words.give),
  bring: setOf(words.bring),
  be: setOf(words.be),
  act: setOf(words.act),
  place: setOf(words.place),
  work: setOf(words.work),
};
const nouns = [
  { section: "offer", all: setOf(words.offerNouns), strong: setOf(words.strongOfferNouns) },
  { section: "apply", all: setOf(words.applyNouns), strong: setOf(words.strongApplyNouns) },
  { section: "profile", all: setOf(words.profileNouns), strong: setOf(words.strongProfileNouns) },
  { section: "work", all: setOf(words.workNouns), strong: setOf(words.strongWorkNouns) },
  { section: "about", all: setOf(words.companyNouns), strong: setOf([]) },
] as const;
const companyNouns = setOf(words.companyNouns);
const known = new Set([
  ...Object.values(classes).flatMap((list) => [...list]),
  ...nouns.flatMap(({ all }) => [...all]),
]);
const foot = new RegExp(`^(?:${words.foot.map((one) => one.replace(/(?<![.)])\*/g, "\\S*")).join("|")})$`);
const readerHas =
  /^(?:je|jij|u|you) (?:hebt|heeft|bent|kunt|kent|beschikt|spreekt|werkt|have|are|can|know|speak|work)\b/;
const asksWhat =
  /^(?:en|and|wat|wie|hoe|waar|waarom|welke|what|who|how|where|why|which|dit|this|zo|hier|here)$/;
const closing =
  /^(?:(?:does|do) this sound like (?:you|something).*|sounds? (?:good|great|like you|interesting).*|(?:heb je )?zin in.*|klinkt? (?:dit |het )?(?:goed|als|interessant|leuk).*|(?:is dit |dit is |is it )?(?:echt )?iets voor jou.*|something for you|ready (?:to|for).*|(?:ben je |ben jij )?(?:er )?klaar (?:voor|om).*|spreekt (?:dit|deze \p{L}+|het) (?:je|jou|u) aan.*|(?:word|wordt|kom) jij.*|convinced|overtuigd|did we (?:spark|catch).*|want to join.*|like what you (?:read|see).*)$/u;
const notice =
  /^(?:good to know|goed om te weten|(?:wist|did) (?:je|you) .*|please note|let op|ps|verder nog)$/;
const alone = /^(?:omschrijving|beschrijving|description|inhoud)$/;
const fromUs =
  /\b(?:van ons|van onze?|from us|from our|in it for you|in ruil|in return|bij ons|with us|voor jou|for you)\b/;
const mayExpect =
  /\b(?:mag|kun|kunt|kan|can|may) (?:je|jij|u|you)\b.*\b(?:verwachten|expect)\b(?! of you| from you)|\b(?:je|jij|u|you) (?:mag|kunt|kan|can|may) (?:verwachten|expect)\b/;
/** "Een dag in onze keuken", "On a normal night" */
const aDay =
  /^(?:(?:on|in|during|op|tijdens) )?(?:an?|one|een|your|jouw|je)(?: \p{L}+)? (?:day|week|shift|night|morning|dag|werkdag|werkweek|dienst|nacht|ochtend)(?: (?:in|at|on|with|from|bij|op|met|uit|als|as)(?!\p{L}).*)?$/u;
const whyUs = /^(?:waarom|why|reasons?|redenen|\d+ reden(?:en)?)\b/;
const anyQuestions =
  /^(?:(?:heb|heeft|have|any|got|nog) )?(?:je |u |you )?(?:nog |any |more )?(?:vragen|questions?)(?: (?:over|about|of).*)?$|^(?:meer (?:weten|info(?:rmatie)?)|want to know more|(?:want|like) to (?:know|learn) more|tell me more|more info(?:rmation)?)\b|^(?:voor|for) .*(?:vragen|questions?|informatie|information)\b/;
/** "You will" over what begins with a verb. */
const readerWill = new RegExp(`^(?:${words.readerWill.join("|")})$`);
const companyWill = new RegExp(`^(?:${words.companyWill.join("|")})$`);
const aboutName =
  /^(?:over|about|meet|welkom bij|welcome to|working at|werken (?:bij|voor|in)|life at|join|dit is|this is|who is|wie is|even voorstellen|maak kennis met|kennismaken met|get to know)\s+\S/;
/** "Word onze collega", but not "Word and Excel". */
const applyNow =
  /^(?:solliciteer|apply|reageer|join|stuur|send|word(?!,| (?:and|en|&|\/|excel|outlook))|bel|mail|upload|kom)\b/;
const whoIs =
  /^(?:who|wie) (?:is|zijn|are) (?!(?:the|de|onze|our) (?:ideale?|perfecte?|perfect|right|juiste|kandidaat|candidate))/;
/** "You'll enjoy this if you have …" */
const ifReader =
  /\b(?:if you|als (?:je|jij|u)|wanneer je|someone (?:who|with)|iemand (?:die|met)|people who|mensen die)(?!\p{L})/u;
/** "Wat leer je en wat doe je?" is over the work too. */
const learnsByDoing =
  /^(?!.*(?<!\p{L})(?:niet|geen|not|no)(?!\p{L}))(?:wat|what|dit|this|you)(?!\p{L})(?:.*(?<!\p{L})(?:leer|leert|leren|learn)(?!\p{L}).*(?<!\p{L})(?:doe|doet|doen|do)(?!\p{L})|.*(?<!\p{L})(?:doe|doet|doen|do)(?!\p{L}).*(?<!\p{L})(?:leer|leert|leren|learn)(?!\p{L}))/u;
/** A single word of these is the name of something: "Word: good". */
const isName = /^(?:word|kom|app)$/;
const readerIs =
  /^(?:(?:dit|that's|this is|is dit|is this) )?(?:ben|bent|are|zijn|is)? ?(?:dit )?(?:jij|jou|you)(?: (?:bent|are|hebt|have|ben))?(?: (?:iemand die|someone who|een|a))?$/;

/** The section that a line begins, when it reads as a heading; `folded` is the line in compared form. */
export function headingOf(folded: string, isTitle: boolean): Heading | null {
  const bare = folded
    .replace(/^[^\p{L}\p{N}©]+|[^\p{L}\p{N})]+$/gu, "")
    .replace(/\s+/g, " ")
    .replace(/\s*\((?:m\/v|v\/m|m\/f|w\/m)[^)]*\)$/, "");
  if (bare === "" || folded.length > longestHeading) return null;
  if (foot.test(bare)) return { section: "foot", weight: null, isSure: false };
  const tokens = bare.match(/[\p{L}\p{N}]+(?:['&-][\p{L}\p{N}]+)*/gu) ?? [];
  if (tokens.length === 0 || tokens.length > mostWords || /[.;,]$/.test(folded.trim())) return null;
  const endsOpen = /[:…]$|\.\.\.$/.test(folded.trim());
  const isQuestion = folded.trim().endsWith("?");
  if (learnsByDoing.test(bare)) return { section: "work", weight: null, isSure: true };
  const weight = headingWeight(bare, (word) => known.has(word), isTitle || endsOpen ? 2 : 0);
  if (weight !== null && (!isQuestion || asksWhat.test(tokens[0] ?? ""))) {
    // "Wat moet je kunnen?" asks no more than "Wat kun je?".
    const isPlain = isQuestion && weight === "must" && /\bmoet/.test(bare);
    return { section: "profile", weight: isPlain ? "demanded" : weight, isSure: true };
  }
  const isMarked = isTitle || endsOpen || (isQuestion && asksWhat.test(tokens[0] ?? ""));
  const section = sectionOfPhrase(bare) ?? sectionOf(bare, tokens, isMarked);
  if (section === null) return null;
  const isPlain = nouns.some(({ strong }) => strong.has(bare));
  const isDemand = section === "profile" && tokens.some((token) => classes.demand.has(token));
  return {
    section,
    weight: isDemand ? "demanded" : null,
    isSure: isTitle || endsOpen || isPlain || tokens.length > 1,
  };
}

function sectionOf(bare: string, tokens: readonly string[], isMarked: boolean): AdSection | null {
  const has = (name: keyof typeof classes) => tokens.some((token) => classes[name].has(token));
  if (anyQuestions.test(bare)) return "apply";
  if (closing.test(bare)) return "apply";
  if (notice.test(bare)) return "about";
  if (/^(?:vacature|vacancy)$/.test(bare)) return null;
  if (alone.test(bare) || aDay.test(bare)) return "work";
  if (whyUs.test(bare)) return "offer";
  if (readerWill.test(bare)) return "work";
  if (companyWill.test(bare)) return "about";
  if (tokens.every((token) => classes.company.has(token))) return "about";
  const [first = ""] = tokens;
  const opens = classes.question.has(first) || tokens.length <= 3 || isMarked;
  const residue = tokens.filter((token) => !known.has(token)).length;
  const byVerb =
    opens && residue <= (isMarked ? 3 : asksWhat.test(first) ? 1 : 0)
      ? sectionOfVerb(bare, tokens, has)
      : null;
  if (byVerb !== null) return byVerb;
  return sectionOfNoun(bare, tokens, { residue, isMarked, isOurs: has("company") && !has("reader") });
}

function sectionOfVerb(
  bare: string,
  tokens: readonly string[],
  has: (name: keyof typeof classes) => boolean,
): AdSection | null {
  if (readerIs.test(bare)) return "profile";
  if (whoIs.test(bare) && !has("reader")) return has("ask") ? "profile" : "about";
  if (ifReader.test(bare) && !fromUs.test(bare)) return "profile";
  if (mayExpect.test(bare)) return "offer";
  if (has("give") || (has("ask") && fromUs.test(bare)) || /\bin it for you\b/.test(bare)) return "offer";
  if (has("ask")) return "profile";
  const reader = has("reader");
  if (has("place") && has("work") && !/\b(?:aan|on)\b/.test(bare)) return "about";
  if (reader && has("bring") && !has("act")) return "profile";
  if (reader && has("act")) return "work";
  const [first = ""] = tokens;
  if (/^(?:who|wie)$/.test(first) && tokens.some((token) => companyNouns.has(token))) return "about";
  if (/^(?:who|wie|are|ben|is)$/.test(first))
    return has("company") && !reader ? "about" : reader ? "profile" : null;
  if (has("company") && !reader && (has("act") || has("be"))) return "about";
  return null;
}

function sectionOfNoun(
  bare: string,
  tokens: readonly string[],
  { residue, isMarked, isOurs }: { residue: number; isMarked: boolean; isOurs: boolean },
): AdSection | null {
  const found = nouns.filter(({ all }) => tokens.some((token) => all.has(token)));
  const strong = nouns.find((one) => tokens.some((token) => one.strong.has(token)));
  if (strong && (residue <= 2 || isMarked)) return strong.section;
  const about = /^(?:over|about) (?:jou|jezelf|you)\b/.test(bare) ? "profile" : null;
  if (about) return about;
  // "Je hebt een rijbewijs" says it itself.
  if (!isMarked && readerHas.test(bare)) return null;
  const [first] = found;
  const allowed = isMarked ? 2 : 0;
  if (first && residue <= allowed) {
    if (isOurs && first.section !== "offer" && first.section !== "profile" && first.section !== "apply")
      return "about";
    return first.section;
  }
  if (aboutName.test(bare) && tokens.length <= 6) return "about";
  if (applyNow.test(bare) && tokens.length <= 4 && !(tokens.length === 1 && isName.test(bare)))
    return "apply";
  const isOurThing = /^(?:our|onze?) /.test(bare) && tokens.length <= 5;
  return isOurThing || (isOurs && isMarked) ? "about" : null;
}

const meta = setOf(words.meta);

/** Whether the words before a colon name a fact of the page, like the place or the salary, that asks for nothing. */
export function isMetaLabel(folded: string): boolean {
  return meta.has(folded.trim());
}
