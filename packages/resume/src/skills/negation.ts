const clauseEnd =
  /[.!?;•](?=\s|$)|\b(?:but|however|although|though|maar|echter|hoewel|wel)\b|,\s+(?=(?:strong|good|experienced|skilled|expert|proficient|goede?|ervaren|sterk|veel|ruime)\b)/giu;
const noBefore =
  /\b(?:no|not any|without|lack(?:ing)?(?: of)?|little to no|never had|geen|zonder|weinig tot geen|nooit)\s+(?:\p{L}+\s+){0,2}?(?:experience|knowledge|skills?|background|training|ervaring|kennis|opleiding|affiniteit|achtergrond)\b|\b(?:not|niet)\s+(?:yet\s+)?(?:familiar|experienced|proficient|skilled|bekend|ervaren|bekwaam)\b|\b(?:never|have not|haven't)\s+(?:yet\s+)?(?:worked|used|done)\b|\b(?:nooit|(?:nog )?niet)\s+(?:eerder\s+)?(?:gewerkt|gebruikt)\b/iu;
const wishBefore =
  /\b(?:interested in|interest in|keen (?:to learn|on learning)|eager to (?:learn|work)|curious about|(?:want|wants|wish|like|love|hope|hoping|looking|willing|plan|planning|aim|ready|excited) to (?:\p{L}+ ){0,2}?(?:learn|study|explore|master|discover|develop)|would like to learn)\b|\bge[iï]nteresseerd in|\binteresse (?:in|voor)\b|\bnieuwsgierig naar\b|\bbenieuwd naar\b|\bme (?:graag )?(?:verder )?(?:verdiepen|ontwikkelen|bekwamen|specialiseren) in\b|\b(?:wil|willen|zou|hoop|ga) (?:\p{L}+ ){0,4}?(?:leren|verdiepen in|ontwikkelen in|bekwamen in)\b/iu;
const wishAround = /\b(?:wil|willen|zou|hoop|ga)\b/iu;
const learnAfter =
  /^[^.!?;]{0,60}?\b(?:(?:te )?(?:bij)?leren|verdiepen|ontwikkelen|bekwamen|eigen (?:te )?maken)\b/iu;
/** "geen avonddiensten", "no night shifts", "don't ask me for logos": the word right before refuses or lacks. */
const refusedBefore =
  /\b(?:(?:geen|no)(?:\s+\p{L}+e)?|zonder|without|instead of|in plaats van|(?:don't|do not|never) ask (?:me )?(?:for|about)|(?:do|does) (?:not|n't) \p{L}+ (?:in|with)|(?:don't|doesn't|don’t|doesn’t) \p{L}+ (?:in|with)|(?:ik|die) \p{L}+ niet (?:in|met))\s+$/iu;
/** "Don't do: pentesting, PCI paperwork": a list of what is refused. */
const refusedList =
  /(?:don['’]t do|do not do|not for me|doe ik niet|niet mijn ding|liever niet)\s*:[^.;]*$/iu;
/** What someone looks for is no proof of it. */
const soughtBefore =
  /\b(?:(?:ik |i'm |i am |am )?(?:op zoek naar|looking for|seeking|open (?:to|voor)|in search of)|(?:ik )?zoek (?:ik |nu |weer )*(?:een|naar|iets|werk)|(?:like|love|want|hope|plan|wish) to (?:move|grow|switch|transition) (?:in)?to|vacature\s*:|vacancy\s*:|gewenste functie\s*:?|desired (?:position|role)\s*:?|applying for|solliciteer (?:naar|op|als))(?!\p{L})/iu;
/** "Excel kan ik niet", "forensic work is not for me", "heftruckcertificaat verlopen": said behind it. */
const lackAfter =
  /^[^.!?;,]{0,60}?\b(?:(?:kan|ken|beheers|doe|gebruik|heb|heeft|hebben) (?:ik|hij|zij|ze|we|wij)(?: \p{L}+){0,2} (?:niet|nooit)|(?:i|he|she|we|they) (?:(?:have|has|do|does|can|did)(?:n't|n’t| not| never)|can(?:not|'t|’t))|hoe(?:f|ft|ven) (?:\p{L}+ ){0,3}niet|(?:is|are) not for me|is niets? voor mij|nog niet|not yet|niet afgemaakt|(?:a|my) (?:friend|colleague) (?:maintains|wrote|built|runs))\b/iu;
const expiredAfter =
  /^[^.!?;,(]{0,40}(?:\([^)]{0,40})?\b(?:verlopen|expired|lapsed|not renewed|niet verlengd)\b/iu;
const noneAfter =
  /^\s*(?::|[-–—(])\s*(?:none|no experience|not yet|geen(?: ervaring| kennis)?|nog niet|n\/a|nvt)\b/iu;

/** Whether the words at `start`–`end` are said to be lacking or only wished for ("no experience with …", "wil graag … leren"), in English or Dutch. */
export function isNegated(text: string, start: number, end: number): boolean {
  const { from, to } = clauseAround(text, start, end);
  const before = text.slice(from, start);
  const after = text.slice(end, to);
  if ([noBefore, wishBefore, refusedBefore, refusedList, soughtBefore].some((words) => words.test(before)))
    return true;
  if ([noneAfter, lackAfter, expiredAfter].some((words) => words.test(after))) return true;
  return wishAround.test(before) && learnAfter.test(after);
}

function clauseAround(text: string, start: number, end: number): { from: number; to: number } {
  let from = 0;
  for (const match of text.matchAll(clauseEnd)) {
    if (match.index + match[0].length <= start) from = match.index + match[0].length;
    else if (match.index >= end) return { from, to: match.index };
  }
  return { from, to: text.length };
}
