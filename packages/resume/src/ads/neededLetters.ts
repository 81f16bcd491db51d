/** Letters one of which stands in every text that matches; null where nothing certain can be said. */
type Needed = readonly string[] | null;

const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/;

/** Finds letters without which an expression cannot match, so that slow ones need not be tried on most texts. */
export function neededLetters(source: string): Needed {
  const alternatives = splitTop(source).map(neededInSequence);
  return union(alternatives);
}

function union(all: readonly Needed[]): Needed {
  return all.some((one) => one === null) ? null : all.flatMap((one) => one ?? []);
}

/** Parts between "|" that are in no group. */
function splitTop(source: string): string[] {
  const parts = [""];
  for (const item of itemsOf(source)) {
    if (item === "|") parts.push("");
    else parts[parts.length - 1] += item;
  }
  return parts;
}

/** The best of what a sequence cannot do without. */
function neededInSequence(source: string): Needed {
  const found: Needed[] = [];
  let run = "";
  const endRun = () => {
    if (run !== "") found.push([run]);
    run = "";
  };
  const items = itemsOf(source);
  for (const [at, item] of items.entries()) {
    if (quantifier.test(item)) continue;
    const isOptional = /^(?:[?*]|\{0)/.test(items[at + 1] ?? "");
    const isLetter = /^(?:[a-z0-9' /-]|\\[.\-/])$/.test(item);
    if (isLetter && !isOptional) run += item.at(-1) ?? "";
    else endRun();
    if (item.startsWith("(?:") && !isOptional) found.push(neededLetters(item.slice(3, -1)));
  }
  endRun();
  const weakest = (one: Needed) => Math.min(...(one ?? [""]).map((letters) => letters.trim().length));
  const [best] = found.filter((one) => one !== null).sort((a, b) => weakest(b) - weakest(a));
  return best && weakest(best) > 1 ? best : null;
}

/** Letters, escapes, classes, whole groups, quantifiers and "|", one by one. */
function itemsOf(source: string): string[] {
  const items: string[] = [];
  let at = 0;
  while (at < source.length) {
    const rest = source.slice(at);
    const item =
      /^\\[pP]\{\w+\}|^\\./.exec(rest)?.[0] ??
      /^\[(?:\\.|[^\]])*\]/.exec(rest)?.[0] ??
      (rest.startsWith("(") ? groupAt(rest) : (quantifier.exec(rest)?.[0] ?? rest[0] ?? ""));
    items.push(item);
    at += item.length;
  }
  return items;
}

function groupAt(source: string): string {
  let depth = 0;
  for (let at = 0; at < source.length; at += 1) {
    if (source[at] === "\\") at += 1;
    else if (source[at] === "[") at = source.indexOf("]", at);
    else if (source[at] === "(") depth += 1;
    else if (source[at] === ")" && --depth === 0) return source.slice(0, at + 1);
  }
  return source;
}
