import type { Rating } from "@vaardig/contract/skills/skillHistory";
import type { Skill } from "@vaardig/contract/skills/skills";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { said } from "../../../test/drawPage.tsx";
import { draw, isAsked, type OnScreen, settle } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../rating.en.json";
import { OwnView } from "./OwnView.tsx";
import { SkillHistorySheet } from "./SkillHistorySheet.tsx";

const SQL: Skill = { id: "sql", name: "SQL", kind: "skill", group_id: "g", group_name: "Databases" };
const rating = (id: string, level: number | null, from: string, more: Partial<Rating> = {}): Rating => ({
  id,
  level,
  source: "self",
  words: null,
  evidence: null,
  last_used: null,
  by: null,
  valid_from: from,
  valid_to: null,
  ...more,
});
const FIRST = rating("1", 2, "2026-01-05T09:00:00.000Z", { valid_to: "2026-03-05T09:00:00.000Z" });
const SECOND = rating("2", 4, "2026-03-05T09:00:00.000Z", { source: "confirmed" });

let screen: OnScreen;
let ratings: Rating[];
let server: ReturnType<typeof serve>;
beforeEach(() => {
  ratings = [SECOND, FIRST];
});
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
const sheet = (skill: Skill = SQL, userId?: string) =>
  draw(<SkillHistorySheet skill={skill} userId={userId} onClose={() => undefined} />, { rating: words });
const open = async (...of: Parameters<typeof sheet>) => {
  server = serve({
    "GET /skill_proficiency/history": () => ({ data: ratings, total: ratings.length, skill: SQL }),
  });
  screen = await sheet(...of);
  await settle();
};
const chart = () => document.querySelector("svg[role=img]");
const caption = () => document.querySelector("figcaption")?.textContent;
const count = (selector: string) => chart()?.querySelectorAll(selector).length;

test("my own history is read without a person, another's with theirs", async () => {
  await open();
  expect(server.reads("/skill_proficiency/history")).toEqual([{ skill_id: "sql" }]);
  expect(isAsked("Databases")).toBe(true);
  await screen.remove();
  await open(SQL, "bo");
  expect(server.reads("/skill_proficiency/history")).toEqual([{ skill_id: "sql", user_id: "bo" }]);
});

test("the chart says in words where the level began and where it is, with a mark for each statement", async () => {
  await open();
  expect(caption()).toBe(
    words["chart-text"]
      .replace("{{first}}", "Basic")
      .replace("{{from}}", "5 Jan 2026")
      .replace("{{last}}", "Advanced"),
  );
  expect(chart()?.getAttribute("aria-label")).toContain(caption());
  expect(count("circle")).toBe(2);
  // Five levels, two steps, and the rise between them.
  expect(count("line")).toBe(8);
});

test("steps with a pause between them are not joined", async () => {
  ratings = [SECOND, { ...FIRST, valid_to: "2026-02-05T09:00:00.000Z" }];
  await open();
  expect(count("line")).toBe(7);
});

test("a level that never changed, and one that no longer holds, are shown as such", async () => {
  ratings = [rating("1", 2, "2026-01-05T09:00:00.000Z")];
  await open();
  expect(caption()).toBe(words["chart-same"].replace("{{first}}", "Basic").replace("{{from}}", "5 Jan 2026"));
  await screen.remove();
  ratings = [FIRST];
  await open();
  expect(caption()).toBe(words["chart-gone"].replace("{{first}}", "Basic").replace("{{from}}", "5 Jan 2026"));
});

test("a licence has no levels over time, and a history may be empty", async () => {
  await open({ ...SQL, kind: "licence" });
  expect(chart()).toBeNull();
  expect(said()).toContain(words.list);
  await screen.remove();
  ratings = [];
  await open();
  expect(said()).toContain(words.empty);
  expect(said()).not.toContain(words.list);
});

test("a person's own statement is beside a confirmed level, in words for the reader", async () => {
  const own_view = { level: 5, at: "2026-03-05T09:00:00.000Z" };
  screen = await draw(<OwnView skill={{ own_view }} isMine />, { rating: words });
  const mine = said();
  await screen.remove();
  screen = await draw(<OwnView skill={{ own_view }} />, { rating: words });
  expect(mine).toBe(words["own-view"].replace("{{level}}", "Expert"));
  expect(said()).toBe(words["their-view"].replace("{{level}}", "Expert"));
  await screen.remove();
  screen = await draw(<OwnView skill={{ own_view: null }} />, { rating: words });
  expect(said()).toBe("");
});

testRefetches({
  open: sheet,
  call: "GET /skill_proficiency/history",
  answer: () => ({ data: [SECOND], total: 1, skill: SQL }),
  failed: words["not-loaded"],
  shown: words.list,
});
