import type { Scorecard, Scorecards } from "@vaardig/contract/interviews/scorecards";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildRequiredSkill } from "../../test/builders.ts";
import { findNamed, said } from "../../test/drawPage.tsx";
import { tick } from "../../test/lists.ts";
import { draw, findButton, type OnScreen, press, settle } from "../../test/onScreen.tsx";
import { type Asked, stubServer, writes } from "../../test/stubServer.ts";
import words from "./interviews.en.json";
import { ScorecardsSheet } from "./ScorecardsSheet.tsx";

const NOW = new Date("2026-03-02T08:00:00.000Z");
type Answers = Parameters<typeof stubServer>[0];
let screen: OnScreen | undefined;
beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
describe("the scorecards of an applicant", () => {
  const CALL = "GET /scorecards";
  const SQL = buildRequiredSkill();
  const RUST = { ...SQL, skill: { ...SQL.skill, id: "rust", name: "Rust" } };
  const card = (id: string, name: string, level: number, more: Partial<Scorecard> = {}): Scorecard => ({
    id,
    author: { id, name, photo_url: null },
    recommendation: "yes",
    summary: "",
    ratings: [{ skill_id: SQL.skill.id, level, note: "" }],
    version: 7,
    updated_at: "2026-03-01T00:00:00.000Z",
    ...more,
  });
  const DATA: Scorecards = {
    applicant: { id: "x", name: "Ann", photo_url: null, title: "Cook", motivation: "I like it" },
    vacancy: "Cook",
    skills: [SQL, RUST],
    mine: card("me", "Anna", 4, { summary: "Strong" }),
    count: 2,
    others: [card("o", "Bo", 3, { recommendation: "strong_no" })],
    can: ["give"],
  };
  const open = async (data: Partial<Scorecards>, answers: Answers = {}): Promise<Asked> => {
    const asked = stubServer({ [CALL]: () => ({ ...DATA, ...data }), ...answers });
    screen = await draw(<ScorecardsSheet applicationId="a" onClose={() => undefined} />, {
      interviews: words,
    });
    await settle();
    return asked;
  };

  test("are compared skill by skill with their mean, and the unrated named once", async () => {
    await open({});
    expect(said()).toContain("Scorecards: AnnCook");
    // The job and the person's title are the same word, said once.
    expect(said()).not.toContain("Cook · Cook");
    expect(said()).toContain("SQLaverage 3.5 of 2 ratings");
    expect(said()).toContain(words.you);
    expect(said()).toContain(words.recommendations.strong_no);
    expect(said()).toContain("Not rated: Rust.");
    expect(said()).toContain("I like it");
    await screen?.remove();
    await open({ others: [], count: 1 });
    expect(said()).not.toContain("average");
  });

  test("of others are hidden until one's own, which is then asked for", async () => {
    await open({ mine: null, others: null, count: 2 });
    expect(said()).toContain("2 colleagues filled in a scorecard.");
    expect(said()).toContain(words["skills-help"]);
    await screen?.remove();
    await open({ mine: null, others: null, count: 0 });
    expect(said()).toContain(words["hidden-none"]);
  });

  test("none at all say so to those who give none", async () => {
    await open({ mine: null, others: [], count: 0, can: [] });
    expect(said()).toContain(words["scorecards-none"]);
    expect(findButton(words["edit-scorecard"])).toBeUndefined();
  });

  test("one's own is edited at its version", async () => {
    const asked = await open({}, { "POST /scorecards": () => DATA });
    await press(words["edit-scorecard"]);
    await tick(words.recommendations.strong_yes);
    await press(words["not-discussed"]);
    await press("Save");
    expect(writes(asked)[0]?.body).toEqual({
      application_id: "a",
      recommendation: "strong_yes",
      summary: "Strong",
      ratings: [],
      version: 7,
    });
    expect(screen?.message()).toBe(words["scorecard-saved"]);
    expect(findButton(words["edit-scorecard"])).toBeDefined();
  });

  test("are prepared for only on request, because the applicant sees who read", async () => {
    const PREPARE = "GET /interviews/prepare";
    const path = "GET /interviews/preparation";
    const prepared = () => ({
      resume: null,
      skills: [
        { ...SQL, claim: { level: 2, confirmed: true } },
        { ...RUST, claim: null },
      ],
    });
    const asked = await open({ can: ["prepare"] }, { [PREPARE]: prepared, [path]: prepared });
    const before = asked.length;
    expect(said()).not.toContain(words.prepare["no-resume"]);
    await press(words.prepare.open);
    expect(asked).toHaveLength(before + 1);
    expect(asked.at(-1)?.query).toEqual({ application_id: "a" });
    expect(said()).toContain(words.prepare["no-resume"]);
    expect(said()).toContain(words.prepare.confirmed);
    expect(said()).toContain(`Rust${words.prepare["not-in-profile"]}`);
    await screen?.remove();
    await open({});
    expect(findNamed(words.prepare.open)).toBeUndefined();
  });
});
