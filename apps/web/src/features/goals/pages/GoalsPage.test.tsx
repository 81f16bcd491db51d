import { afterEach, describe, expect, test, vi } from "vitest";
import { buildGoal } from "../../../test/buildGoal.ts";
import { drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import type { OnScreen } from "../../../test/onScreen.tsx";
import { refused, stubServer } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../goals.en.json";
import { GoalsPage } from "./GoalsPage.tsx";

const LIST = "GET /goals/";
const NO_SUGGESTIONS = { "GET /goals/suggestions": () => ({ data: [], total: 0 }) };
const open = () => drawPage(GoalsPage, {}, { goals: words });
const listOf = (...data: ReturnType<typeof buildGoal>[]) => ({
  data,
  total: data.length,
  people: [],
  goal: null,
  can: ["create"],
});

describe("my goals", () => {
  testRefetches({
    open,
    call: LIST,
    answer: () => listOf(),
    others: NO_SUGGESTIONS,
    failed: words["load-failed"],
    shown: words.none,
  });

  let screen: OnScreen | undefined;
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("say how far each is, and which are overdue", async () => {
    const late = buildGoal({ overdue: true, name: "Lead a shift" });
    stubServer({ ...NO_SUGGESTIONS, [LIST]: () => listOf(late) });
    screen = await open();
    expect(said()).toContain("Lead a shift");
    expect(said()).toContain(words.overdue);
    expect(said()).toContain("0 of 1 action done");
    expect(document.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow")).toBe("50");
  });

  test("that were proposed are answered in the list, and a refusal is shown", async () => {
    const proposed = buildGoal({
      state: "proposed",
      can: ["accept", "decline", "comment"],
      assigned_by: "Petra",
    });
    const asked = stubServer({
      ...NO_SUGGESTIONS,
      [LIST]: () => listOf(proposed),
      "POST /goals/accept": refused(409),
    });
    screen = await open();
    expect(said()).toContain("Proposed by Petra");
    await pressNamed("Accept: Grow in SQL");
    expect(asked.some(({ call }) => call === "POST /goals/accept")).toBe(true);
    expect(screen.message()).toBe("Out of order");
  });

  test("that ended are a list of their own", async () => {
    const asked = stubServer({ ...NO_SUGGESTIONS, [LIST]: () => listOf() });
    screen = await open();
    await pressNamed(words.show.ended);
    expect(said()).toContain(words["none-ended"]);
    expect(asked.at(-1)?.query).toMatchObject({ state: "ended" });
  });

  test("are proposed from the gaps to the job, and not again when they are not wanted", async () => {
    const gap = {
      skill: buildGoal().skills[0]?.skill,
      level: 4,
      current: 2,
      must_have: true,
      points: 8.25,
      job_profile: { id: buildGoal().id, name: "Data analyst" },
    };
    const gaps = [gap];
    stubServer({
      [LIST]: () => listOf(),
      "GET /goals/suggestions": () => ({ data: gaps, total: gaps.length }),
      "POST /goals/suggestions/decline": () => gaps.splice(0) && {},
    });
    screen = await open();
    expect(said()).toContain("Close the gaps to Data analyst");
    await pressNamed("SQL is not for me");
    expect(findNamed("SQL is not for me")).toBeUndefined();
  });
});
