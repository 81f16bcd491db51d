import fc from "fast-check";
import { expect, test } from "vitest";
import { limitSkills } from "../../domain/taxonomy/job-profiles/limitSkills.ts";

const skills = fc.uniqueArray(
  fc.record({
    skillId: fc.uuid(),
    kind: fc.constantFrom("essential" as const, "optional" as const),
    idf: fc.integer({ min: 0, max: 9 }),
  }),
  { selector: ({ skillId }) => skillId, maxLength: 60 },
);

test("8 to 15 are kept, never an optional one before an essential, never a common one before a rare one", () => {
  fc.assert(
    fc.property(skills, (all) => {
      const kept = limitSkills(all);
      const left = all.filter((skill) => !kept.includes(skill));
      expect(kept.length).toBeGreaterThanOrEqual(Math.min(8, all.length));
      expect(kept.length).toBeLessThanOrEqual(15);
      for (const lost of left) {
        const worse = kept.filter(
          (skill) =>
            (skill.kind === "optional" && lost.kind === "essential") ||
            (skill.kind === lost.kind && skill.idf < lost.idf),
        );
        expect(worse).toEqual([]);
      }
    }),
  );
});

test("a profile that is short already stays whole", () => {
  const few = Array.from({ length: 15 }, (_one, at) => ({
    skillId: String(at),
    kind: "optional" as const,
    idf: at,
  }));
  expect(limitSkills(few)).toEqual(few);
});
