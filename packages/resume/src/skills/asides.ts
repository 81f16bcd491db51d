/** Words by which a sentence is about leisure, a membership, referees or the document itself. */
const aside =
  /\b(?:vrije tijd|free time|spare time|leisure|hobby\p{L}*|hobbies|buiten (?:het )?werk|outside (?:of )?work|off duty|when i'm not|privé|bestuurslid|penningmeester|oud-voorzitter|board member|member of|lid van|lidmaatschap\p{L}*|oudercommissie|ouderraad|parents['’]? council|vakbond|for (?:myself|fun)|voor de lol|mijn kinderen|my kids|referenties?|references|referees?|gedownload van|downloaded from|generated (?:by|with))(?!\p{L})/iu;
const sentenceEnd = /(?<=[\p{L}\p{N})]{3}[.!?])\s+(?=\p{Lu})/u;

/** A text without the sentences that speak of leisure, memberships or referees; their places are filled with spaces, so that the others stay where they were. */
export function withoutAsides(text: string): string {
  if (!aside.test(text)) return text;
  let kept = "";
  for (const sentence of text.split(sentenceEnd)) {
    const gap = /^\s*/u.exec(text.slice(kept.length))?.[0] ?? "";
    kept += gap + (aside.test(sentence) ? " ".repeat(sentence.length) : sentence);
  }
  return kept;
}
