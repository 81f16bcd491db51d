import type { Scope } from "./scopes.ts";

const will =
  "will|willing(?:ness)?|prepared|ready|readiness|eager(?:ness)?|keen(?:ness)?|happy|motivat(?:ed|ion)|ambition|ambitious|desire|drive|wish|intention|intent|committed|commitment|determined|determination|want|would like|open";
const gaining =
  "learn(?:ing)?|get(?:ting)? there|reach(?:ing)?|obtain(?:ing)?|acquir(?:e|ing)|stud(?:y|ying)|master(?:ing)?|pick(?:ing)?|improv(?:e|ing)|work(?:ing)?|achiev(?:e|ing)|develop(?:ing)?|gain(?:ing)?|tak(?:e|ing)|follow(?:ing)?|grow(?:ing)?";
const wil =
  "wil(?:t|len)?|bereid(?:heid)?|ambitie|motivatie|gemotiveerd|wens|intentie|drive|van plan|leergierigheid";
const vergaren =
  "(?:(?:aan|bij|op) )?(?:te )?(?:leren|komen|behalen|halen|bereiken|verbeteren|volgen|groeien|ontwikkelen|ontwikkel|beheersen|leert)|eigen te maken|je (?:het|dat|de taal) eigen te maken";
/** "…, or the will to get there", "… of bent bereid het te leren", "(of je haalt het)": it need not be there yet. */
const alternative = new RegExp(
  `(?:,\\s*)?(?<![\\p{L}\\p{N}])(?:or|of)\\s+(?:[\\p{L}']+\\s+){0,3}?(?:(?:${will})\\s+(?:to|for)\\s+(?:\\p{L}+\\s+){0,2}?(?:${gaining})|(?:${wil})\\s+(?:[\\p{L}'-]+\\s+){0,4}?(?:${vergaren})|(?:je |u )?(?:be)?haalt? (?:het|dat|die|deze|hem|ze)|(?:you )?(?:get|obtain|earn) (?:it|one|them))(?![\\p{L}\\p{N}])`,
  "gu",
);
/** "Willing to learn Dutch" */
const learning = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${will})\\s+to\\s+(?:\\p{L}+\\s+)?learn(?:ing)?\\s+(?!and\\b|or\\b|from\\b)([^,;:.()]+?)(?=\\s+(?:and|or|but)\\s|[,;:.()]|$)`,
  "gu",
);
/** "Bereid om Nederlands te leren", "je wilt graag Nederlands leren" */
const leren = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${wil})\\s+((?:[\\p{L}'+#-]+\\s+){1,6}?)(?:te\\s+)?leren(?![\\p{L}\\p{N}])`,
  "gu",
);
/** Where the item begins that an alternative speaks of. */
const itemStart = /[,;:.]\s|(?<!\p{L})(?:and|en|but|maar)\s/gu;

/** Parts of a sentence that name what someone may still learn: welcome, and no condition. */
export function learnableParts(folded: string): Scope[] {
  const alternatives = [...folded.matchAll(alternative)];
  const items = alternatives.flatMap(({ index: to }) => {
    const before = folded.slice(0, to);
    const from = [...before.matchAll(itemStart)].at(-1);
    return before.trim() === "" ? [] : [{ from: from ? from.index + from[0].length : 0, to }];
  });
  // The words of the will themselves name nothing that is asked: "… of je wilt het vak bij ons leren".
  const ownWords = alternatives.map(
    ({ index: from, 0: { length } }): Scope => ({
      kind: "unneeded",
      from,
      to: from + length,
    }),
  );
  const objects = [...folded.matchAll(learning), ...folded.matchAll(leren)].flatMap((match) => {
    const [whole, what = ""] = match;
    const from = match.index + whole.indexOf(what);
    return what === "" ? [] : [{ from, to: from + what.length }];
  });
  return [...ownWords, ...[...items, ...objects].map((place): Scope => ({ ...place, kind: "plus" }))];
}
