import type { Label } from "@vaardig/matching/textMatch/labelStore";
import { describe, expect, test } from "vitest";
import { namesWithWords } from "./importedLabels.ts";
import { buildTaxonomyTexts } from "./taxonomyTexts.ts";

const name = (conceptId: string, label: string, preferred = false, lang = "en"): Label => ({
  conceptId,
  label,
  lang,
  preferred,
});
const requires = (occupationId: string, skillId: string) => ({
  occupationId,
  skillId,
  kind: "essential" as const,
});

const starter = {
  skills: [name("wounds", "Wound care", true), name("wounds", "wondzorg", true, "nl")],
  titles: [name("nurse", "nurse", true)],
  relations: [requires("nurse", "wounds")],
};
const imported = {
  skills: [
    name("esco-wounds", "wound care", true),
    name("esco-wounds", "dress wounds"),
    name("esco-hospital", "wound care in hospitals", true),
    name("esco-cobol", "COBOL", true),
    name("esco-search", "search engines", true),
    name("esco-search", "lookup"),
  ],
  titles: [name("esco-nurse", "nurse", true), name("esco-coder", "mainframe coder", true)],
  relations: [requires("esco-nurse", "esco-wounds"), requires("esco-coder", "esco-cobol")],
};
const texts = buildTaxonomyTexts(starter, imported);
const alone = buildTaxonomyTexts(starter, { skills: [], titles: [], relations: [] });

describe("names of an imported taxonomy", () => {
  test("that the starter has lead to the starter's skill alone", () => {
    expect(texts.linker.link("wound care", { k: 1 })[0]?.conceptId).toBe("wounds");
    expect(texts.search.search("wondzorg", { lang: "en" })[0]?.conceptId).toBe("wounds");
    expect(texts.search.search("dress wounds", { lang: "en" })[0]?.conceptId).toBe("esco-wounds");
  });

  test("are read in running text where the starter reads nothing", () => {
    const text = "Did wound care in hospitals and kept COBOL programs running.";
    const [first, ...others] = texts.spotter.spot(text);
    expect(first).toEqual(alone.spotter.spot(text)[0]);
    expect(others.map((spot) => spot.conceptId)).toEqual(["esco-cobol"]);
  });

  test("are read as they are written, endings aside", () => {
    const reader = buildTaxonomyTexts(starter, {
      ...imported,
      skills: [name("finds", "record archaeological find", true), name("permits", "work permit", true)],
    });
    const spots = (text: string) => reader.spotter.spot(text).map((spot) => spot.conceptId);
    expect(spots("Applied for work permits and recorded archaeological find spots")).toEqual(["permits"]);
  });

  test("are no evidence as single words unless they are names", () => {
    expect(texts.spotter.spot("a lookup in the files")).toEqual([]);
    expect(texts.search.search("lookup", { lang: "en" })[0]?.conceptId).toBe("esco-search");
    const common = ["one", "two", "three", "four"].map((id) => name(id, `data ${id}`, true));
    const single = [name("data", "data", true), name("etl", "ETL"), name("move", "climb")];
    expect(namesWithWords([...common, ...single]).slice(common.length)).toEqual([single[1]]);
  });
});

describe("job profiles of an imported taxonomy", () => {
  test("lend their skills where the starter has no such profession", () => {
    expect(texts.titles.suggest("nurse").map((skill) => skill.skillId)).toEqual(["wounds"]);
    expect(texts.titles.suggest("mainframe coder").map((skill) => skill.skillId)).toEqual(["esco-cobol"]);
    expect(texts.search.search("mainframe coder", { lang: "en" })[0]?.conceptId).toBe("esco-cobol");
  });

  test("say nothing about a person who held the job", () => {
    expect(texts.heldTitles.suggest("mainframe coder")).toEqual([]);
  });
});
