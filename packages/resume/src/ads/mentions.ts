import type { SkillLinker, SpottedConcept } from "../skills/skillLinker.ts";
import type { Level } from "../skills/statedLevel.ts";
import type { RequirementWeight } from "./adRequirement.ts";
import type { AdSection } from "./headings.ts";
import { leadershipConcept } from "./leadership.ts";
import { isScreening } from "./licences.ts";
import type { MarkerKind } from "./markers.ts";
import { type NamedSkill, namedSkillsIn } from "./namedSkills.ts";
import { namesOtherParty, partsAboutOthers } from "./others.ts";
import type { PlacedLine } from "./placedLine.ts";
import { type LevelWords, levelAt, levelOfRow, levelWordsOf } from "./requiredLevel.ts";
import { isRequirementSentence } from "./requirementSentences.ts";
import { kindAt, remarkOf, type Scope, scopesOf } from "./scopes.ts";
import { toSentences } from "./sentences.ts";
import { languageConcepts } from "./spokenLanguages.ts";
import { learnableParts } from "./willToLearn.ts";

/** One place where an ad names a skill and asks for it, or says that it is not needed. */
export interface Mention {
  conceptId: string;
  start: number;
  end: number;
  section: AdSection | null;
  weight: RequirementWeight | "unneeded";
  /** Said of this place, rather than taken for granted. */
  isWeighed: boolean;
  level: Level | null;
  isLicence: boolean;
}

const degree =
  /(?<![\p{L}\p{N}])(?:phd|degree|bachelor(?:'s)?|master(?:'s)?|[mb]sc|opleiding|vooropleiding|wo-opleiding|hbo-opleiding|mbo-opleiding|studie|studies|mbo|hbo|wo|universitaire)(?:[- ]\d)?(?:[- ]diploma| degree| niveau)?(?: (?:in|of|richting|op het gebied van)) [^.;:()]{0,60}$/u;

/** Every mention that counts, in the order of the text. */
export function mentionsIn(
  lines: readonly PlacedLine[],
  spots: readonly SpottedConcept[],
  linker: Pick<SkillLinker, "link">,
): Mention[] {
  const mentions: Mention[] = [];
  let next = 0;
  let follows = true;
  /** Whether what stands over a list asked: each of its items is judged by itself. */
  let leads = true;
  const conceptOf = languageConcepts(linker);
  const leadership = leadershipConcept(linker);
  let before: AdSection | null = null;
  for (const { line, from, section, weight, level } of lines) {
    if (section !== before) follows = leads = true;
    before = section;
    if (line.isBullet) follows = leads;
    let latest: Mention[] = [];
    const inLine: SpottedConcept[] = [];
    while ((spots[next]?.end ?? Infinity) <= line.start + line.text.length) {
      const spot = spots[next];
      if (spot && spot.start >= line.start + from) inLine.push(spot);
      next += 1;
    }
    for (const sentence of toSentences(line.folded)) {
      const folded = line.folded.slice(sentence.from, sentence.to);
      const offset = line.start + sentence.from;
      const named = namedSkillsIn(folded, inLine, offset, conceptOf, leadership);
      if (named.length === 0) {
        const remark = latest.length > 0 ? remarkOf(folded) : null;
        for (const one of latest)
          if (remark !== null && !one.isWeighed) Object.assign(one, { weight: remark, isWeighed: true });
        if (section !== null) continue;
      }
      const said = whatIsSaid(folded, named);
      const isWanted = said.levels.length > 0 || said.scopes.some(({ kind }) => kind !== "unneeded");
      const isWeighed = isWanted || said.scopes.length > 0;
      const goesOn = line.isBullet || sentence.from > 0;
      const isRow = line.valueAt !== null || /^[^:.]{2,40}:\s/.test(line.folded);
      const namesLicence = named.some(({ isLicence }) => isLicence);
      const isItem = line.isBullet && sentence.from === 0;
      const context = { section, goesOn, isItem, isWeighed, follows, isRow, isWanted, namesLicence };
      follows = isRequirementSentence(folded, context);
      // A row of facts, such as "per direct, € 14 per uur", tells nothing of the list below.
      if (!line.isBullet) leads = follows || !/[.:!?]\s*$/.test(line.folded);
      const asked = follows
        ? named.filter((one) => !namesOtherParty(folded, one))
        : named.filter((one) => section !== "foot" && isScreening(folded.slice(one.from, one.to)));
      if (asked.length === 0) continue;
      const valueAt = line.valueAt === null || sentence.from > 0 ? null : line.valueAt;
      latest = read(asked, said, { section, weight, level, valueAt }).map((one) => ({
        ...one,
        start: one.start + offset,
        end: one.end + offset,
      }));
      mentions.push(...latest);
    }
  }
  return mentions;
}

/** What the words of a sentence say of the skills in it. */
interface Said {
  folded: string;
  scopes: Scope[];
  /** What may still be learned, whatever else is said of it. */
  toLearn: Scope[];
  levels: LevelWords[];
  languageLevels: LevelWords[];
}

function whatIsSaid(folded: string, named: readonly NamedSkill[]): Said {
  if (named.length === 0) return { folded, scopes: [], toLearn: [], levels: [], languageLevels: [] };
  const toLearn = learnableParts(folded);
  return {
    folded,
    toLearn,
    scopes: [...scopesOf(folded, named), ...toLearn],
    levels: levelWordsOf(folded, false),
    languageLevels: named.some(({ isLanguage }) => isLanguage) ? levelWordsOf(folded, true) : [],
  };
}

/** What is known of a sentence from its line: where the value begins if it is a row. */
type Around = Pick<PlacedLine, "section" | "weight" | "level"> & { valueAt: number | null };

function read(
  named: readonly NamedSkill[],
  { folded, scopes, toLearn, levels, languageLevels }: Said,
  { section, weight, level: ofList, valueAt }: Around,
): Mention[] {
  if (named.length === 0) return [];
  const ofOthers = partsAboutOthers(folded);
  const weightOf = (skill: NamedSkill) =>
    isBesideOwnLicence(folded, skill, named)
      ? null
      : saidOf(folded, skill, kindAt(toLearn, skill.from) ?? kindAt(scopes, skill.from));
  // A licence that may still be obtained is asked for, and no condition.
  const isToObtain = ({ isLicence, from }: NamedSkill) => isLicence && kindAt(toLearn, from) === "plus";
  return named
    .filter(({ from }) => !ofOthers.some((part) => part.from <= from && from < part.to))
    .map((skill) => {
      // "Knowledge of SQL is a plus, SQL Server in our case": what is said of a skill holds for all of its names.
      const again = named.filter(({ conceptId }) => conceptId === skill.conceptId).map(weightOf);
      const said = weightOf(skill) ?? again.find((one) => one !== null) ?? weight;
      const words = skill.isLanguage ? languageLevels : levels;
      const ofRow = valueAt !== null && skill.to <= valueAt ? levelOfRow(folded, valueAt, words) : null;
      const level = ofRow ?? levelAt(folded, skill, named, words) ?? ofList;
      return {
        conceptId: skill.conceptId,
        start: skill.from,
        end: skill.to,
        section,
        weight: isToObtain(skill) ? "neutral" : (said ?? (skill.isLicence ? "must" : "neutral")),
        isWeighed: said !== null,
        level: skill.isLicence ? null : level,
        isLicence: skill.isLicence,
      };
    });
}

/** "Driving licence B, BE is a plus": what is said of one class after a comma is not said of the class before. */
function isBesideOwnLicence(folded: string, { isLicence, to }: NamedSkill, named: readonly NamedSkill[]) {
  const next = named.find((other) => other.isLicence && other.from >= to);
  return (
    isLicence &&
    next !== undefined &&
    /^\s*,\s*$/.test(folded.slice(to, next.from)) &&
    /^\s+(?:is|would|zou|will|kan|can|helps?|helpt|komt)(?!\p{L})/u.test(folded.slice(next.to))
  );
}

/** "A PhD in statistics or a related field (required)" requires the degree, and statistics as little as the others. */
function saidOf(folded: string, { from, isLicence }: NamedSkill, said: MarkerKind | null): MarkerKind | null {
  if (said !== "must" || isLicence) return said;
  const isOneOfSome =
    degree.test(folded.slice(0, from)) && /(?<!\p{L})(?:or|of)(?!\p{L})/u.test(folded.slice(from));
  return isOneOfSome ? null : said;
}
