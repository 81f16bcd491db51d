import type { MatchSheet } from "@vaardig/contract/matching";
import type { Role } from "@vaardig/contract/roles";
import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { ScreenKey } from "../../lib/screenKeys.ts";
import { buildUser } from "../../test/builders.ts";
import { findNamed, pressNamed, said } from "../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../test/onScreen.tsx";
import { signedInAs } from "../../test/signedInAs.ts";
import { stubServer } from "../../test/stubServer.ts";
import confirmations from "../confirmations/confirmations.en.json";
import makeGoal from "../goals/make-goal.en.json";
import { MatchSheetView } from "./MatchSheetView.tsx";
import match from "./match.en.json";

const ME = buildUser().id;
const SQL = { id: "sql", name: "SQL", kind: "skill", group_id: null, group_name: null } as const;
const sheet = (person: string, from: number | null, to: number): MatchSheet => ({
  scorer_version: "1",
  person: { id: person, name: "Anna" },
  title: "Data engineer",
  score: 0.4,
  band: "moderate",
  provisional: false,
  capped_by: null,
  confidence: 1,
  requirements: [
    {
      skill: SQL,
      status: "below_level",
      need: 4,
      have: from,
      kind: "essential",
      importance: 3,
      must_have: false,
      via: null,
      via_level: null,
      credit: 0.5,
      points: 40,
      lost: 60,
      source: "self",
      endorsed_by: [],
      last_used: null,
      expires_on: null,
      stated_at: null,
      own_level: null,
    },
  ],
  lift: { band: "high", changes: [{ skill: SQL, from, to, gain: 30 }] },
  not_used: [],
  never_used: [],
});
const SCREENS: ScreenKey[] = ["your-skills", "add-goal", "course-matches"];
const own = (level: number, can: PersonSkill["can"] = ["ask"]) =>
  ({
    id: "own",
    skill: SQL,
    level,
    own_view: null,
    source: "self",
    asked: [],
    can,
  }) as unknown as PersonSkill;

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
const words = { match, "make-goal": makeGoal, confirmations };
async function show(shown: MatchSheet, role: Role, mine: PersonSkill[] = [], screens = SCREENS) {
  stubServer({
    "GET /skill_wish": () => ({ data: [], total: 0, can: [] }),
    "GET /skill_proficiency": () => ({ data: mine, total: mine.length, can: [] }),
  });
  screen = await draw(<MatchSheetView sheet={shown} />, words, signedInAs(role, ...screens));
  await settle();
}
const linkOf = (name: string) => findNamed(name)?.getAttribute("href");
const WISH = match.wish["add-named"].replace("{{name}}", "SQL");
const GOAL = makeGoal.named.replace("{{name}}", "SQL");
const COURSES = match.grow["courses-for"].replace("{{skill}}", "SQL");
const ASK = confirmations.ask["open-named"].replace("{{name}}", "SQL");
const UPDATE = match.grow["update-named"].replace("{{name}}", "SQL");

describe("what would help", () => {
  test("has the acts that lead there, filled in", async () => {
    await show(sheet(ME, 2, 4), "employee", [own(2)]);
    expect(said()).toContain("Raise SQL to Advanced");
    expect(findNamed(WISH)).toBeDefined();
    expect(linkOf(GOAL)).toBe("/employee/add-goal?skills=sql%3A4");
    expect(linkOf(COURSES)).toBe("/employee/course-matches?skill=sql&level=Intermediate");
    expect(findNamed(ASK)).toBeUndefined();
    expect(findNamed(UPDATE)).toBeUndefined();
  });

  test("is a confirmation or a new statement where the level is there already", async () => {
    await show(sheet(ME, 4, 4), "employee", [own(4)]);
    expect(linkOf(UPDATE)).toBe("/employee/your-skills");
    for (const gone of [WISH, GOAL, COURSES]) expect(findNamed(gone)).toBeUndefined();
    await pressNamed(ASK);
    expect(document.querySelector("[role=dialog]")?.textContent).toContain(confirmations.ask.title);
  });

  test("asks for no confirmation of what cannot be confirmed", async () => {
    await show(sheet(ME, 4, 4), "employee", [own(4, ["edit"])]);
    expect(findNamed(ASK)).toBeUndefined();
  });

  test("has only the acts that a role has", async () => {
    await show(sheet(ME, null, 3), "freelancer", [], ["your-skills"]);
    expect(findNamed(WISH)).toBeDefined();
    for (const gone of [GOAL, COURSES, ASK]) expect(findNamed(gone)).toBeUndefined();
  });

  test("is shown without acts to readers of someone else's match", async () => {
    await show(sheet("another", 2, 4), "moderator");
    expect(said()).toContain("Raise SQL to Advanced");
    for (const gone of [WISH, GOAL, COURSES, ASK]) expect(findNamed(gone)).toBeUndefined();
  });
});
