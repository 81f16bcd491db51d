import type { GoalSuggestion } from "@vaardig/contract/goals/goalSuggestions";
import { afterEach, expect, test, vi } from "vitest";
import { buildGoal } from "../../../test/buildGoal.ts";
import { drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import type { OnScreen } from "../../../test/onScreen.tsx";
import { recordSent, refusal, type Sent } from "../../../test/recordSent.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import words from "../goals.en.json";
import { Suggestions } from "./Suggestions.tsx";

const { id } = buildGoal();
const OTHER = "01890a5d-ac96-774b-bcce-b302099a8058";
const suggest = (name: string, more: Partial<GoalSuggestion> = {}): GoalSuggestion => ({
  skill: { id: name === "SQL" ? id : OTHER, name, kind: "skill", group_id: null, group_name: null },
  level: 4,
  current: 2,
  must_have: false,
  job_profile: { id, name: "Data engineer" },
  points: 12.34,
  ...more,
});

let screen: OnScreen | undefined;
let sent: Sent[];
const open = async (data: GoalSuggestion[], person?: string, decline: () => unknown = () => ({})) => {
  sent = recordSent(({ call }) => (call.startsWith("GET") ? { data, total: data.length } : decline()));
  const Page = () => <Suggestions {...(person && { person })} />;
  screen = await drawPage(Page, { at: "/" }, { goals: words }, signedInAs("manager", "add-goal"));
};
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

test("a suggestion says what it is worth, starts a goal at its level, and is read again once dismissed", async () => {
  await open([suggest("SQL", { must_have: true }), suggest("GIS")]);
  expect(said()).toContain("Close the gaps to Data engineer");
  expect(said()).toContain("Must-have · worth 12.3 points");
  expect(said().match(/Must-have/g)).toHaveLength(1);
  const to = findNamed("Make it a goal: SQL")?.getAttribute("href") ?? "";
  expect(new URLSearchParams(to.split("?")[1])).toEqual(
    new URLSearchParams({ skills: `${id}:4`, job_profile: id }),
  );
  const reads = () => sent.filter(({ call }) => call === "GET /goals/suggestions").length;
  const before = reads();
  await pressNamed("SQL is not for me");
  expect(sent.find(({ call }) => call === "POST /goals/suggestions/decline")?.body).toEqual({
    skill_id: id,
    level: 4,
  });
  expect(reads()).toBe(before + 1);
});

test("those of someone else are proposed to that person, and cannot be dismissed", async () => {
  await open([suggest("SQL")], id);
  expect(findNamed("Make it a goal: SQL")?.getAttribute("href")).toContain(`for=${id}`);
  expect(findNamed("SQL is not for me")).toBeUndefined();
});

test("none is no card, and a refusal is said", async () => {
  await open([]);
  expect(document.querySelector("section")).toBeNull();
  await screen?.remove();
  await open([suggest("SQL")], undefined, () => refusal("conflict", "Already dismissed"));
  await pressNamed("SQL is not for me");
  expect(screen?.message()).toBe("Already dismissed");
});
