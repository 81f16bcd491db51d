/** Words that the product does not use, by language, each with its replacement. */
const RULES = {
  en: [
    [/\b(some|any|no)body\b/i, "someone, anyone, no one"],
    [/\beverybody\b/i, "everyone"],
    [/\b(whom|whoever|anew)\b/i, "plain words: who, anyone who, again"],
    [/\bmend(ed|s)?\b/i, "edit and resubmit"],
    [/\bwrite to\b/i, "email"],
    [/(?<!e)\bmails?\b(?! server)/i, "email"],
    [/\bin the running\b/i, "in progress, applicant"],
    [/\bstands? (at|where|here)\b/i, "is in (a stage)"],
    [/\b(taken?|took|take) (it )?back\b/i, "undo, withdraw"],
    [/\btake out of\b/i, "remove from, restore"],
    [/\bshort of\b/i, "gap"],
    [/\bvacanc(y|ies)\b/, "job"],
  ],
  nl: [
    [/\bskills?\b/i, "vaardigheid"],
    [/\baanbieding(en)?\b/i, "bod, arbeidsvoorwaarden"],
    [/\bvoor belasting\b/i, "bruto"],
    [/\bde sjabloon\b/i, "het sjabloon"],
    [/\b(postvak uit|uitbak)\b/i, "uitgaande e-mail"],
    [/(?<!e-)\bmail(s|en|t)?\b/i, "e-mail"],
    [/\bbaan\b/i, "vacature, functie"],
    [/\bkopregel\b/i, "korte omschrijving"],
    [/\bdubbelen\b/i, "dubbele kandidaten"],
    [/\bvacaturepagina\b/i, "werken-bij-pagina"],
    [/(?<!^)\bgemiddeld\b(?! \{\{mean)/i, "starter, basis, gevorderd, zeer gevorderd, expert"],
    [/\bpostvak\b/i, "inbox"],
  ],
};

/** Texts quoted by the specification, and texts for developers with names of the wire format. */
const QUOTED = new Set([
  "Error fetching vacancies",
  "Stuur base64 van JSON met skills en exclude, lijsten van id's",
]);

/** Returns the forbidden words in messages; `messages` are pairs of key and text. */
export function phraseProblems(messages, language, file) {
  return [...messages].flatMap(([key, text]) => {
    if (QUOTED.has(text)) return [];
    const words = text.replace(/\{\{[^}]*\}\}/g, " … ");
    return RULES[language]
      .filter(([rule]) => rule.test(words))
      .map(([rule, instead]) => `${file}: "${key}" says "${rule.exec(words)[0]}"; write: ${instead}`);
  });
}
