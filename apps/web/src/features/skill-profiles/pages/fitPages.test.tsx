import type { MatchRequirement } from "@vaardig/contract/matching";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ScreenKey } from "../../../lib/screenKeys.ts";
import goalWords from "../../../shared/goals/make-goal.en.json";
import matchWords from "../../../shared/match/match.en.json";
import ratingWords from "../../../shared/skills/rating.en.json";
import { buildUser } from "../../../test/builders.ts";
import { buildPersonSkill } from "../../../test/buildPersonSkill.ts";
import { addressQuery, drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { isAsked, type OnScreen, settle } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import { refused } from "../../../test/stubServer.ts";
import words from "../skill-profiles.en.json";
import { JobRequirementsPage } from "./JobRequirementsPage.tsx";
import { PersonFitPage } from "./PersonFitPage.tsx";

const PERSON = "01890a5d-ac96-774b-bcce-b302099a8071";
const skill = (name: string) => ({
  id: name,
  name,
  kind: "skill" as const,
  group_id: null,
  group_name: null,
});
const requirement = (name: string, more: Partial<MatchRequirement> = {}): MatchRequirement => ({
  skill: skill(name),
  status: "below_level",
  need: 4,
  have: 2,
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
  ...more,
});
const fit = (person: string, can: string[] = [], more: object = {}) => ({
  job_profile_id: "engineer",
  can,
  sheet: {
    scorer_version: "1",
    person: { id: person, name: "Bo" },
    title: "Data engineer",
    score: 0.4,
    band: "moderate",
    provisional: false,
    capped_by: null,
    confidence: 1,
    requirements: [requirement("SQL"), requirement("Python", { status: "met", have: 4, lost: 0 })],
    lift: null,
    not_used: [],
    never_used: [],
    ...more,
  },
});
const held = (name: string, more: object = {}) =>
  buildPersonSkill({ id: `held-${name}`, skill: skill(name), ...more });

let screen: OnScreen;
let replies: Parameters<typeof serve>[0];
let server: ReturnType<typeof serve>;
beforeEach(() => {
  replies = {
    "GET /skill_profile/match": () => fit(PERSON, ["confirm"]),
    "GET /skill_proficiency": () => ({ data: [held("SQL"), held("Knitting")], total: 2, can: [] }),
    "GET /skill_proficiency/history": () => ({ data: [], total: 0, skill: skill("SQL") }),
    "GET /skill_level_description": () => ({ data: [], kinds: [], skills: [] }),
    "GET /skill_wish": () => ({ data: [], total: 0, can: [] }),
  };
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const all = { "skill-profiles": words, rating: ratingWords, match: matchWords, "make-goal": goalWords };
const openTheirs = async (at = `/people/${PERSON}`) => {
  server = serve(replies);
  screen = await drawPage(
    PersonFitPage,
    { at, path: "/people/:candidateId" },
    all,
    signedInAs("manager", "add-goal"),
  );
  await settle();
};
const openMine = async (...screens: ScreenKey[]) => {
  server = serve(replies);
  screen = await drawPage(JobRequirementsPage, {}, all, signedInAs("employee", ...screens));
  await settle();
};
const RATE = `${words.fit.rate}: SQL`;
const queue = /^Confirm 1 skill/;

test("a person's fit is read for that person, with the goal that closes a gap", async () => {
  await openTheirs();
  expect(server.reads("/skill_profile/match")).toEqual([{ user_id: PERSON }]);
  expect(server.reads("/skill_proficiency")).toEqual([{ user_id: PERSON }]);
  expect(said()).toContain("next to what Bo has");
  const goal = findNamed(goalWords.named.replace("{{name}}", "SQL"))?.getAttribute("href") ?? "";
  const query = new URLSearchParams(goal.split("?")[1]);
  expect(goal).toContain("/manager/add-goal");
  expect(query.get("for")).toBe(PERSON);
  expect([...query.values()]).toContain("SQL:4");
});

test("someone who confirms has the levels that wait, of the job's skills alone", async () => {
  await openTheirs();
  expect(findNamed(queue)).toBeDefined();
  await pressNamed(RATE);
  expect(addressQuery()).toBe("?skill=SQL");
  expect(server.reads("/skill_proficiency/history")[0]).toEqual({ skill_id: "SQL", user_id: PERSON });
  expect(isAsked(ratingWords.give.confirm)).toBe(true);
  await screen.remove();
  replies["GET /skill_proficiency"] = () => ({ data: [held("SQL", { source: "confirmed" })], total: 1 });
  await openTheirs();
  expect(findNamed(queue)).toBeUndefined();
});

test("someone who only reads has neither levels to confirm nor the form", async () => {
  replies["GET /skill_profile/match"] = () => fit(PERSON);
  await openTheirs(`/people/${PERSON}?skill=SQL`);
  expect(findNamed(RATE)).toBeUndefined();
  expect(findNamed(queue)).toBeUndefined();
  expect(isAsked("SQL")).toBe(true);
  expect(isAsked(ratingWords.give.confirm)).toBe(false);
});

test("a language is not confirmed, and a skill that neither has is named by its history", async () => {
  replies["GET /skill_proficiency"] = () => ({ data: [held("SQL", { source: "language" })], total: 1 });
  await openTheirs(`/people/${PERSON}?skill=SQL`);
  expect(isAsked("SQL")).toBe(true);
  expect(isAsked(ratingWords.give.confirm)).toBe(false);
  await screen.remove();
  replies["GET /skill_proficiency/history"] = () => ({ data: [], total: 0, skill: skill("Cobol") });
  await openTheirs(`/people/${PERSON}?skill=gone`);
  expect(isAsked("Cobol")).toBe(true);
});

test("a person without a job profile, and a failure, are shown", async () => {
  replies["GET /skill_profile/match"] = () => ({ ...fit(PERSON), sheet: null });
  await openTheirs();
  expect(said()).toContain(words.fit["none-title"]);
  await screen.remove();
  replies["GET /skill_profile/match"] = refused();
  await openTheirs();
  expect(said()).toContain(words.fit["not-loaded"]);
  replies["GET /skill_profile/match"] = () => fit(PERSON);
  await pressNamed("Try again");
  expect(said()).toContain("Data engineer");
});

test("my own fit has what leads to the level, and the way to my levels where I have them", async () => {
  replies["GET /skill_profile/match"] = () => fit(buildUser().id);
  await openMine("your-skills", "add-goal");
  expect(said()).toContain("You and your job: Data engineer");
  expect(findNamed(words["to-skills"])?.getAttribute("href")).toBe("/employee/your-skills");
  expect(findNamed(matchWords.wish["add-named"].replace("{{name}}", "SQL"))).toBeDefined();
  const goal = findNamed(goalWords.named.replace("{{name}}", "SQL"))?.getAttribute("href") ?? "";
  expect(goal).toContain("engineer");
  expect(findNamed(matchWords.wish["add-named"].replace("{{name}}", "Python"))).toBeUndefined();
  await screen.remove();
  await openMine("add-goal");
  expect(findNamed(words["to-skills"])).toBeUndefined();
});

test("without a job of my own it says who sets it; a failure is read again", async () => {
  replies["GET /skill_profile/match"] = () => ({ ...fit("me"), sheet: null });
  await openMine("your-skills");
  expect(said()).toContain(words.none.help);
  expect(findNamed(words.none.action)?.getAttribute("href")).toBe("/employee/your-skills");
  await screen.remove();
  await openMine();
  expect(findNamed(words.none.action)).toBeUndefined();
  await screen.remove();
  replies["GET /skill_profile/match"] = refused();
  await openMine();
  expect(said()).toContain(words["not-loaded"]);
});
