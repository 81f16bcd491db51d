import type { MatchSheet } from "@vaardig/contract/matching";
import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { expect, test } from "vitest";
import { sortSkills } from "./sortSkills.ts";

const need = (name: string, status: string, lost: number) => ({
  skill: { id: name, name },
  status,
  lost,
  have: 1,
  need: 4,
});
const own = (name: string, source = "self") => ({ skill: { id: name, name }, level: 3, source });
const names = (requirements: object[] | null, mine: object[] = []) =>
  sortSkills(requirements && ({ requirements } as unknown as MatchSheet), mine as PersonSkill[]).map(
    ({ skill }) => skill.name,
  );

test("gaps come first, the costliest at the top, of equal ones by name; then what is met", () => {
  const asked = [
    need("Met", "met", 9),
    need("Small", "below", 1),
    need("Zinc", "missing", 5),
    need("Art", "below", 5),
  ];
  expect(names(asked)).toEqual(["Art", "Zinc", "Small", "Met"]);
});

test("what the job does not ask follows by name, without spoken languages and without doubles", () => {
  expect(
    names([need("SQL", "below", 1)], [own("Zinc"), own("SQL"), own("Art"), own("Dutch", "language")]),
  ).toEqual(["SQL", "Art", "Zinc"]);
});

test("without a job only one's own skills are there, with their level and no demand", () => {
  expect(sortSkills(null, [own("SQL")] as never)).toEqual([
    { skill: { id: "SQL", name: "SQL" }, level: 3, required: null },
  ]);
});

test("a skill of the job has both levels", () => {
  expect(sortSkills({ requirements: [need("SQL", "below", 1)] } as never, [])[0]).toMatchObject({
    level: 1,
    required: 4,
  });
});
