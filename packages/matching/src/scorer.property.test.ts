import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { explain } from "./explanation.ts";
import type { Claim, SkillFacts } from "./model.ts";
import { scorePerson } from "./scorer.ts";
import { UNKNOWN_LEVEL } from "./scorerConfig.ts";
import { buildSkillTable } from "./skillTable.ts";
import {
  claimArbitrary,
  claimsArbitrary,
  requirementArbitrary,
  requirementsArbitrary,
  scorableClaimsArbitrary,
  shuffled,
  skillTableArbitrary,
} from "./testing/arbitraries.ts";
import { buildLinker } from "./textMatch/linker.ts";

const situation = fc.record({
  requirements: requirementsArbitrary,
  claims: scorableClaimsArbitrary,
  facts: skillTableArbitrary,
});

function scoreOf(...[requirements, claims, facts]: Parameters<typeof scorePerson>): number {
  return scorePerson(requirements, claims, facts)?.score ?? Number.NaN;
}

describe("for every input", () => {
  test("the score lies between 0 and 1", () => {
    fc.assert(
      fc.property(situation, ({ requirements, claims, facts }) => {
        const score = scoreOf(requirements, claims, facts);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("it is Σ w · credit / Σ w", () => {
    fc.assert(
      fc.property(situation, ({ requirements, claims, facts }) => {
        const lines = explain(requirements, claims, facts)?.requirements ?? [];
        const weights = lines.reduce((sum, line) => sum + line.weight, 0);
        const credits = lines.reduce((sum, line) => sum + line.weight * line.credit, 0);
        expect(scoreOf(requirements, claims, facts)).toBeCloseTo(credits / weights, 12);
      }),
    );
  });

  test("the points add up to the score and the lost points to the rest, to the bit", () => {
    fc.assert(
      fc.property(situation, ({ requirements, claims, facts }) => {
        const sheet = explain(requirements, claims, facts);
        const lines = sheet?.requirements ?? [];
        expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(100 * (sheet?.score ?? Number.NaN));
        expect(lines.reduce((sum, line) => sum + line.points + line.lost, 0)).toBe(100);
        expect(sheet?.score).toBe(scoreOf(requirements, claims, facts));
      }),
    );
  });

  test("the order of requirements and claims changes nothing in the whole sheet", () => {
    const shuffles = situation.chain(({ requirements, claims, facts }) =>
      fc.record({
        facts: fc.constant(facts),
        given: fc.constant({ requirements, claims }),
        mixed: fc.record({ requirements: shuffled(requirements), claims: shuffled(claims) }),
      }),
    );
    fc.assert(
      fc.property(shuffles, ({ facts, given, mixed }) => {
        expect(explain(mixed.requirements, mixed.claims, facts)).toEqual(
          explain(given.requirements, given.claims, facts),
        );
      }),
    );
  });

  test("adding a skill never lowers the score", () => {
    fc.assert(
      fc.property(situation, claimArbitrary, ({ requirements, claims, facts }, more) => {
        const before = scoreOf(requirements, claims, facts);
        expect(scoreOf(requirements, [...claims, more], facts)).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  test("raising a known level, using a skill more recently or better evidence, endorsements too, never lowers it", () => {
    fc.assert(
      fc.property(
        situation,
        claimArbitrary,
        fc.nat({ max: 4 }),
        ({ requirements, claims, facts }, claim, up) => {
          const before = scoreOf(requirements, [...claims, claim], facts);
          const raised: Claim[] = [
            { ...claim, level: claim.level === null ? null : Math.min(5, claim.level + up) },
            { ...claim, lastUsedYears: Math.max(0, claim.lastUsedYears - up) },
            { ...claim, source: "confirmed" },
            { ...claim, endorsedLevel: Math.min(5, (claim.endorsedLevel ?? 0) + up) || null },
          ];
          for (const better of raised) {
            expect(scoreOf(requirements, [...claims, better], facts)).toBeGreaterThanOrEqual(before);
          }
        },
      ),
    );
  });

  test("stating the level that an unknown one counts as, or a higher one, never scores below saying nothing", () => {
    const stated = fc.integer({ min: UNKNOWN_LEVEL, max: 5 });
    fc.assert(
      fc.property(situation, claimArbitrary, stated, ({ requirements, claims, facts }, claim, level) => {
        const silent = scoreOf(requirements, [...claims, { ...claim, level: null }], facts);
        expect(scoreOf(requirements, [...claims, { ...claim, level }], facts)).toBeGreaterThanOrEqual(silent);
      }),
    );
  });

  test("a licence is held or missing: its level, what is near to it and what it is near to change nothing", () => {
    const levels = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.option(fc.integer({ min: 1, max: 5 })));
    fc.assert(
      fc.property(situation, levels, ({ requirements, claims, facts }, [asked, held]) => {
        const licences = requirements.filter(({ skillId }) => facts.isLicence(facts.canonical(skillId)));
        for (const { skillId, status, via } of explain(requirements, claims, facts)?.requirements ?? []) {
          if (!facts.isLicence(skillId)) expect(via === null || !facts.isLicence(via)).toBe(true);
          else expect(["met", "missing"]).toContain(status);
        }
        const other = requirements.map((need) =>
          licences.includes(need) ? { ...need, level: asked } : need,
        );
        // No one is asked to endorse a licence.
        const state = (level?: number | null) =>
          claims.map((claim) =>
            facts.isLicence(facts.canonical(claim.skillId))
              ? { ...claim, ...(level !== undefined && { level }), endorsedLevel: null }
              : claim,
          );
        expect(scoreOf(other, state(held), facts)).toBe(scoreOf(requirements, state(), facts));
      }),
    );
  });

  test("languages alone and an empty profile are not enough information, in the sheet as in the score", () => {
    const spoken = claimsArbitrary.map((claims) =>
      claims.map((claim) => ({ ...claim, source: "language" as const })),
    );
    fc.assert(
      fc.property(situation, spoken, ({ requirements, facts }, claims) => {
        expect(scorePerson(requirements, claims, facts)).toMatchObject({ score: null, band: null });
        expect(explain(requirements, claims, facts)).toMatchObject({ score: null, band: null, lift: null });
      }),
    );
  });

  test("a requirement that is stated twice counts once", () => {
    fc.assert(
      fc.property(situation, fc.nat(), ({ requirements, claims, facts }, at) => {
        const twice = [...requirements, ...requirements.slice(at % requirements.length).slice(0, 1)];
        expect(explain(twice, [...claims, ...claims], facts)).toEqual(explain(requirements, claims, facts));
      }),
    );
  });

  test("a merged skill counts as the one it became", () => {
    fc.assert(
      fc.property(situation, ({ requirements, claims, facts }) => {
        const asOne = <Item extends { skillId: string }>(items: readonly Item[]): Item[] =>
          items.map((item) => ({ ...item, skillId: facts.canonical(item.skillId) }));
        expect(explain(asOne(requirements), asOne(claims), facts)).toEqual(
          explain(requirements, claims, facts),
        );
      }),
    );
  });

  test("name, gender, birth date, photo and nationality change nothing, to the bit", () => {
    const about = fc.record({
      name: fc.string(),
      gender: fc.string(),
      birth_date: fc.string(),
      photo: fc.string(),
      nationality: fc.string(),
    });
    fc.assert(
      fc.property(situation, about, ({ requirements, claims, facts }, person) => {
        const withPerson = claims.map((claim) => ({ ...person, ...claim }));
        expect(explain(requirements, withPerson, facts)).toEqual(explain(requirements, claims, facts));
      }),
    );
  });

  test("a requirement more never leaves the score undefined", () => {
    fc.assert(
      fc.property(
        requirementArbitrary,
        scorableClaimsArbitrary,
        skillTableArbitrary,
        (requirement, claims, facts) => {
          expect(Number.isFinite(scoreOf([requirement], claims, facts))).toBe(true);
        },
      ),
    );
  });
});

test("a profile linked from Dutch labels has the numbers of the same profile in English", () => {
  const names = [
    { conceptId: "1", en: "project management", nl: "projectbeheer" },
    { conceptId: "2", en: "data analysis", nl: "gegevensanalyse" },
    { conceptId: "3", en: "welding", nl: "lassen" },
  ];
  const linker = buildLinker(
    names.flatMap(({ conceptId, en, nl }) => [
      { conceptId, label: en, lang: "en", preferred: true },
      { conceptId, label: nl, lang: "nl", preferred: true },
    ]),
  );
  const facts: SkillFacts = buildSkillTable(
    names.map(({ conceptId }) => ({ id: conceptId, idf: 3, groupIds: [], neighbours: [] })),
  );
  const sheet = (lang: "en" | "nl") => {
    const ids = names.map((name) => linker.link(name[lang], { k: 1 })[0]?.conceptId ?? "");
    return explain(
      ids.map((skillId) => ({ skillId, level: 3, kind: "essential", importance: 3, mustHave: false })),
      ids.slice(1).map((skillId) => ({ skillId, level: 2, source: "self", lastUsedYears: 0 })),
      facts,
    );
  };
  expect(sheet("nl")).toEqual(sheet("en"));
  expect(sheet("nl")?.score).toBeCloseTo((2 / 3) * (2 / 3) * 0.9, 12);
});
