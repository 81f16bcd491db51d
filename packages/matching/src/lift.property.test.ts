import fc from "fast-check";
import { expect, test } from "vitest";
import { bandRank } from "./bands.ts";
import { explain } from "./explanation.ts";
import type { Claim } from "./model.ts";
import { scorePerson } from "./scorer.ts";
import {
  requirementsArbitrary,
  scorableClaimsArbitrary,
  skillTableArbitrary,
} from "./testing/arbitraries.ts";

const situation = [requirementsArbitrary, scorableClaimsArbitrary, skillTableArbitrary] as const;

function declared(skillId: string, level: number): Claim {
  return { skillId, level, source: "self", lastUsedYears: 0 };
}

test("after the changes the person is in the next band, and their gains add up to the rise", () => {
  fc.assert(
    fc.property(...situation, (requirements, claims, facts) => {
      const sheet = explain(requirements, claims, facts);
      const lift = sheet?.lift;
      if (!sheet || !lift) return;
      const changed = [...claims, ...lift.changes.map((change) => declared(change.skillId, change.toLevel))];
      const after = scorePerson(requirements, changed, facts);
      expect(bandRank(lift.band)).toBe(bandRank(sheet.band ?? "very_high") + 1);
      expect(bandRank(after?.band ?? "very_low")).toBeGreaterThanOrEqual(bandRank(lift.band));
      const gain = lift.changes.reduce((sum, change) => sum + change.gain, 0);
      expect(gain).toBeCloseTo(100 * ((after?.score ?? 0) - (sheet.score ?? 0)), 9);
    }),
  );
});

test("no smaller set of required skills reaches that band, no change can be a level lower, and a missing must-have is named with the level asked", () => {
  fc.assert(
    fc.property(...situation, (requirements, claims, facts) => {
      const sheet = explain(requirements, claims, facts);
      const lift = sheet?.lift;
      if (!sheet || !lift) return;
      const reaches = (more: readonly Claim[]): boolean => {
        const band = scorePerson(requirements, [...claims, ...more], facts)?.band ?? "very_low";
        return bandRank(band) >= bandRank(lift.band);
      };
      const options = sheet.requirements.map((line) =>
        declared(line.skillId, Math.max(line.need, line.have ?? 0)),
      );
      for (let set = 0; set < 2 ** options.length; set += 1) {
        const chosen = options.filter((_, at) => ((set >> at) & 1) === 1);
        if (chosen.length < lift.changes.length) expect(reaches(chosen)).toBe(false);
      }
      const final = lift.changes.map((change) => declared(change.skillId, change.toLevel));
      for (const [at, change] of lift.changes.entries()) {
        const line = sheet.requirements.find(({ skillId }) => skillId === change.skillId);
        if (line?.mustHave && line.status === "missing") {
          expect(change.toLevel).toBe(line.need);
          continue;
        }
        if (change.toLevel <= (change.fromLevel ?? 1) || line?.mustHave) continue;
        expect(reaches(final.with(at, declared(change.skillId, change.toLevel - 1)))).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
});
