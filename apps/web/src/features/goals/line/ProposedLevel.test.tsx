import type { LevelProposal } from "@vaardig/contract/goals/levelProposals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import common from "../../../lib/words/common.en.json";
import { SKILL } from "../../../test/buildCourse.ts";
import { said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import { stubServer } from "../../../test/stubServer.ts";
import words from "../goals.en.json";
import { ProposedLevel } from "./ProposedLevel.tsx";

const { levels } = common;
const PROPOSAL = {
  person: { id: "bram", name: "Bram", photo_url: null },
  skill: SKILL,
  current: 2,
  required: 4,
  goal: { id: "g", name: "Grow" },
  action: null,
  evidence: "",
  job: null,
  created_at: new Date().toISOString(),
};

let screen: OnScreen;
beforeEach(() => void stubServer({}));
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
async function open(more: object = {}) {
  const proposal = { ...PROPOSAL, ...more } as unknown as LevelProposal;
  screen = await draw(<ProposedLevel proposal={proposal} level={3} onLevel={vi.fn()} />, { goals: words });
  return said();
}
const required = words.confirm.required.replace("{{level}}", levels[4]);

/** Returns the look of each of the five steps. */
const steps = () => [...document.querySelectorAll("input[type=radio] + div")].map((one) => one.className);

test("says the present level and the required one, which is outlined too", async () => {
  const text = await open();
  expect(text).toContain(words.confirm.now.replace("{{level}}", levels[2]));
  expect(text).toContain(required);
  expect(steps()[3]).not.toBe(steps()[4]);
  await screen.remove();
  expect(await open({ required: null })).not.toContain(required);
  expect(steps()[3]).toBe(steps()[4]);
});

test("says so where no level was known before", async () => {
  expect(await open({ current: null })).toContain(words.confirm.now.replace("{{level}}", levels.none));
});

test("names the goal that led to it, or that a course did", async () => {
  expect(await open()).toContain("Grow");
  await screen.remove();
  const text = await open({ goal: { id: null, name: "" } });
  expect(text).toContain(words.confirm["by-course"].split("{{")[0]);
});

test("quotes what was done and what it shows, and nothing where neither is there", async () => {
  await open();
  expect(document.querySelector("blockquote")).toBeNull();
  await screen.remove();
  await open({ action: "SQL basics" });
  expect(document.querySelector("blockquote")?.textContent).toBe("SQL basics");
  await screen.remove();
  await open({ evidence: "A report" });
  expect(document.querySelector("blockquote")?.textContent).toBe("A report");
});

test("shows the match before and after, where a job counts it", async () => {
  const match = (score: number) => ({ band: "good", score, capped: false });
  const job = { name: "Analyst", now: match(40), reached: match(60) };
  expect(await open()).not.toContain(words.confirm.after);
  await screen.remove();
  const text = await open({ job });
  for (const part of ["Analyst", words.confirm.before, words.confirm.after]) expect(text).toContain(part);
});
