import { describe, expect, it } from "vitest";
import levelSets from "./levelSets.json" with { type: "json" };
import { loadStarter } from "./starter.ts";
import type { StarterLanguage } from "./starterTypes.ts";

const { groups, skills, jobs } = loadStarter();
const languages: StarterLanguage[] = ["en", "nl"];
const kinds = new Set(["skill", "knowledge", "language", "attitude", "licence"]);

const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);

const fold = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

/** Every folded name that two records of the list use, or one record uses twice, in one language. */
function sharedNames(
  records: ({ key: string; aliases: Record<StarterLanguage, string[]> } & Record<StarterLanguage, string>)[],
  language: StarterLanguage,
) {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const record of records) {
    for (const name of [record[language], ...record.aliases[language]].map(fold)) {
      const owner = owners.get(name);
      if (owner !== undefined) shared.push(`${name}: ${owner}, ${record.key}`);
      owners.set(name, record.key);
    }
  }
  return shared;
}

describe("starter taxonomy", () => {
  it("is large enough for a company's first day", () => {
    expect(skills.length).toBeGreaterThanOrEqual(1400);
    expect(jobs.length).toBeGreaterThanOrEqual(120);
    expect(new Set(jobs.map((job) => job.sector)).size).toBeGreaterThanOrEqual(12);
  });

  it.each([
    ["groups", groups],
    ["skills", skills],
    ["jobs", jobs],
  ])("has unique kebab-case keys and labels in both languages: %s", (_, records) => {
    expect(repeated(records.map((record) => record.key))).toEqual([]);
    expect(records.filter((record) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(record.key))).toEqual([]);
    for (const language of languages) {
      const untidy = records.filter(
        (record) => !record[language] || record[language] !== record[language].trim(),
      );
      expect(untidy).toEqual([]);
    }
  });

  it("places every group and skill", () => {
    const tops = new Set(groups.filter((group) => group.parent === null).map((group) => group.key));
    const leaves = new Set(groups.filter((group) => group.parent !== null).map((group) => group.key));
    const used = new Set(skills.map((skill) => skill.group));
    expect(groups.filter((group) => group.parent !== null && !tops.has(group.parent))).toEqual([]);
    expect(skills.filter((skill) => !leaves.has(skill.group) || !kinds.has(skill.kind))).toEqual([]);
    expect([...leaves].filter((leaf) => !used.has(leaf))).toEqual([]);
  });

  it("describes five levels of every leaf group in both languages, in short sentences", () => {
    for (const group of groups.filter((candidate) => candidate.parent !== null)) {
      for (const language of languages) {
        const sentences = group.levels?.[language] ?? [];
        expect(sentences, group.key).toHaveLength(5);
        expect(repeated(sentences), group.key).toEqual([]);
        for (const sentence of sentences) expect(sentence, group.key).toMatch(/^\p{Lu}.{10,108}\.$/u);
      }
    }
  });

  it("gives skills that their group's levels do not fit the texts of a set, each in one set", () => {
    const known = new Map(skills.map((skill) => [skill.key, skill]));
    const named = levelSets.flatMap((set) => set.skills);
    expect(repeated(named)).toEqual([]);
    // A licence has no levels; knowledge and attitudes have the same ones in every group.
    expect(named.filter((key) => known.get(key)?.kind !== "skill")).toEqual([]);
    expect(
      skills
        .filter((skill) => skill.levels)
        .map((skill) => skill.key)
        .sort(),
    ).toEqual(named.sort());
    expect(known.get("forklift-driving")?.levels?.en[0]).toMatch(/^Knows the controls/);
    const beauty = groups.find((group) => group.key === "hair-beauty");
    expect(known.get("hairdressing")?.levels).toEqual(beauty?.levels);
    for (const skill of skills) {
      if (!skill.levels) continue;
      for (const language of languages) {
        expect(new Set(skill.levels[language]).size, skill.key).toBe(5);
        for (const sentence of skill.levels[language])
          expect(sentence, skill.key).toMatch(/^\p{Lu}.{10,108}\.$/u);
      }
    }
  });

  it("names each spoken language by its code, once, and gives no other skill one", () => {
    const coded = skills.filter((skill) => skill.language !== undefined);
    expect(coded.filter((skill) => skill.kind !== "language")).toEqual([]);
    expect(repeated(coded.map((skill) => skill.language ?? ""))).toEqual([]);
    expect(
      coded.map((skill) => new Intl.DisplayNames(["en"], { type: "language" }).of(skill.language ?? "")),
    ).toEqual(coded.map((skill) => skill.en));
    const uncoded = skills.filter((skill) => skill.kind === "language" && skill.language === undefined);
    expect(uncoded.map((skill) => skill.key)).toEqual([
      "sign-language",
      "papiamento-language",
      "tamazight-language",
      "sranan-tongo-language",
      "low-saxon-language",
      "international-sign",
    ]);
  });

  it("knows the licences that jobs are refused for", () => {
    const licences = new Set(skills.filter((skill) => skill.kind === "licence").map((skill) => skill.key));
    for (const key of [
      "driving-licence-b",
      "vca",
      "big-registration",
      "emergency-response-officer",
      "nen-3140",
      "driving-licence-be",
      "driving-licence-c",
      "driving-licence-ce",
      "driving-licence-d",
      "code-95",
      "vca-vol",
      "forklift-certificate",
      "reach-truck-certificate",
      "ept-certificate",
      "order-picker-certificate",
      "adr-dangerous-goods",
      "first-aid",
      "asbestos-dav",
      "vog",
    ])
      expect(licences, key).toContain(key);
  });

  it("names certificates of driving machines as licences, not as the skill of driving them", () => {
    const misplaced = skills.filter(
      (skill) =>
        skill.group === "warehousing" &&
        skill.kind !== "licence" &&
        languages.some((language) =>
          skill.aliases[language].some((alias) => /certificate|certificaat|licence|diploma/i.test(alias)),
        ),
    );
    expect(misplaced.map((skill) => skill.key)).toEqual([]);
  });

  it.each(languages)("gives no two skills the same label or alias (%s)", (language) => {
    expect(sharedNames(skills, language)).toEqual([]);
    expect(skills.filter((skill) => skill.aliases[language].some((alias) => !alias.trim()))).toEqual([]);
  });

  it.each(languages)("gives no two jobs the same title or alias (%s)", (language) => {
    expect(sharedNames(jobs, language)).toEqual([]);
  });

  it("shares no name across the languages but abbreviations that two fields really use", () => {
    const twofold = new Set(["gcp", "mews"]);
    const english = new Map(
      skills.flatMap((s) => [s.en, ...s.aliases.en].map((name) => [fold(name), s.key])),
    );
    const crossed = skills.flatMap((s) =>
      [s.nl, ...s.aliases.nl].filter(
        (name) => (english.get(fold(name)) ?? s.key) !== s.key && !twofold.has(fold(name)),
      ),
    );
    expect(crossed).toEqual([]);
  });

  it("asks 8 to 14 known skills of every job, at least 4 of them essential", () => {
    const known = new Set(skills.map((skill) => skill.key));
    for (const job of jobs) {
      const keys = job.skills.map((requirement) => requirement.skill);
      expect(keys.length, job.key).toBeGreaterThanOrEqual(8);
      expect(keys.length, job.key).toBeLessThanOrEqual(14);
      expect(repeated(keys), job.key).toEqual([]);
      expect(
        keys.filter((key) => !known.has(key)),
        job.key,
      ).toEqual([]);
      const essential = job.skills.filter((requirement) => requirement.kind === "essential");
      expect(essential.length, job.key).toBeGreaterThanOrEqual(4);
    }
  });

  it("keeps levels, importance, steps and ISCO codes within their ranges", () => {
    const tops = new Set(groups.filter((group) => group.parent === null).map((group) => group.key));
    const range = (value: number, highest: number) =>
      Number.isInteger(value) && value >= 1 && value <= highest;
    for (const job of jobs) {
      expect(tops.has(job.sector), job.key).toBe(true);
      expect(job.isco, job.key).toMatch(/^\d{4}$/);
      expect(job.family, job.key).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(range(job.step, 6), job.key).toBe(true);
      for (const language of languages) expect(job.description[language].length, job.key).toBeGreaterThan(20);
      for (const requirement of job.skills) {
        expect(range(requirement.level, 5) && range(requirement.importance, 5), job.key).toBe(true);
        expect(["essential", "optional"], job.key).toContain(requirement.kind);
      }
    }
  });
});
