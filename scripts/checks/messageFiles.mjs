/** Flattens nested messages to a map from dotted key to text. */
export function flatten(messages, prefix = "") {
  return new Map(
    Object.entries(messages).flatMap(([name, value]) =>
      typeof value === "string" ? [[prefix + name, value]] : [...flatten(value, `${prefix}${name}.`)],
    ),
  );
}

/** Compares one message file with its translation; keys and `{{variables}}` must be equal. */
export function compareMessages(english, dutch, name) {
  const missing = [...english.keys()].filter((key) => !dutch.has(key));
  const extra = [...dutch.keys()].filter((key) => !english.has(key));
  const different = [...english].filter(
    ([key, text]) => dutch.has(key) && variables(text) !== variables(dutch.get(key)),
  );
  const empty = [...english, ...dutch].filter(([, text]) => text.trim() === "");
  return [
    ...missing.map((key) => `${name}.nl.json lacks "${key}"`),
    ...extra.map((key) => `${name}.en.json lacks "${key}"`),
    ...different.map(([key]) => `${name}: the variables of "${key}" differ between the languages`),
    ...empty.map(([key]) => `${name}: "${key}" is empty`),
  ];
}

function variables(text) {
  const names = [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name);
  return [...new Set(names)].sort().join();
}

/** Returns keys as used in code: the plural forms of i18next are one key. */
export function spokenKeys(keys) {
  const all = new Set(keys);
  const base = (key) => /^(.+?)(?:_ordinal)?_(?:zero|one|two|few|many|other)$/.exec(key)?.[1];
  const isPlural = (name) => all.has(`${name}_other`) || all.has(`${name}_ordinal_other`);
  return [...new Set(keys.map((key) => (base(key) && isPlural(base(key)) ? base(key) : key)))];
}
