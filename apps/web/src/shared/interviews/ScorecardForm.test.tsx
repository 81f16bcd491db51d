import type { Scorecards } from "@vaardig/contract/interviews/scorecards";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../test/act.ts";
import { buildRequiredSkill } from "../../test/builders.ts";
import { draw, type OnScreen, press, settle } from "../../test/onScreen.tsx";
import { recordSent, type Sent } from "../../test/recordSent.ts";
import words from "./interviews.en.json";
import { ScorecardForm } from "./ScorecardForm.tsx";

const SQL = buildRequiredSkill();
const DATA: Scorecards = {
  applicant: { id: "ann", name: "Ann Bos", photo_url: null, title: null, motivation: null },
  vacancy: "Planner",
  skills: [SQL],
  mine: null,
  count: 0,
  others: null,
  can: ["give"],
};

let screen: OnScreen;
let sent: Sent[];
const [onDone, onRefused] = [vi.fn(), vi.fn()];
beforeEach(async () => {
  vi.clearAllMocks();
  window.history.pushState({}, "", "/");
  sent = recordSent(({ call }) => (call.startsWith("GET") ? { data: [], skills: [] } : DATA));
  screen = await draw(
    <ScorecardForm applicationId="application" data={DATA} onDone={onDone} onRefused={onRefused} />,
    { interviews: words },
  );
  await settle();
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const given = () => sent.findLast(({ call }) => call.startsWith("POST"))?.body;
const radios = () => [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
const pick = (value: string) =>
  act(async () =>
    radios()
      .find((one) => one.value === value)
      ?.click(),
  );

test("a skill has one rating, the one given last", async () => {
  await pick("2");
  await pick("4");
  await pick("yes");
  await press(words["give-scorecard"]);
  expect(given()).toMatchObject({
    application_id: "application",
    ratings: [{ skill_id: SQL.skill.id, level: 4 }],
    recommendation: "yes",
  });
  expect(onDone).toHaveBeenCalledOnce();
});

test("a scorecard without advice is not sent, and asks for it", async () => {
  await pick("4");
  await press(words["give-scorecard"]);
  expect(given()).toBeUndefined();
  expect(document.querySelector("[role=alert]")?.textContent).toMatch(/./);
});
