import { expect, test } from "vitest";
import { buildLabelStore } from "./labelStore.ts";
import { mineSynonyms } from "./synonyms.ts";

const label = (conceptId: string, text: string, lang = "en") => ({
  conceptId,
  label: text,
  lang,
  preferred: false,
});

function synonymsOf(word: string, labels: ReturnType<typeof label>[]): string[] {
  const store = buildLabelStore(labels);
  const synonyms = mineSynonyms(store).get(store.wordNumbers.get(word) ?? -1) ?? [];
  return synonyms.map((synonym) => store.vocabulary[synonym.word] ?? "");
}

test("words are synonyms where two labels of one concept in one language differ in them alone", () => {
  const labels = [
    label("tyre", "change a tyre"),
    label("tyre", "change a tire"),
    label("tyre", "swap a wheel"),
    label("tyre", "change a band", "nl"),
    label("oil", "change a filter"),
  ];
  expect(synonymsOf("tyre", labels)).toEqual(["tire"]);
  expect(synonymsOf("change", labels)).toEqual([]);
});

test("those that more concepts agree on come first, six at most", () => {
  const words = ["one", "two", "three", "four", "five", "six", "seven"];
  const labels = words.flatMap((word) => [label(word, `mend ${word}`), label(word, `fix ${word}`)]);
  const once = words.map((word) => label("one", `${word} one`));
  expect(synonymsOf("mend", [...labels, ...once])[0]).toBe("fix");
  expect(synonymsOf("one", [...labels, ...once])).toHaveLength(6);
});
