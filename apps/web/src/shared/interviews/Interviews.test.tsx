// @vitest-environment happy-dom
import type { Interview, OwnInterview } from "@vaardig/contract/interviews/interviews";
import type { Scorecard, Scorecards } from "@vaardig/contract/interviews/scorecards";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildRequiredSkill } from "../../test/builders.ts";
import { findNamed, said } from "../../test/drawPage.tsx";
import { pressInSheet, tick } from "../../test/lists.ts";
import { draw, findButton, isAsked, type OnScreen, press, settle } from "../../test/onScreen.tsx";
import { readsAgain } from "../../test/readsAgain.ts";
import { type Asked, refused, stubServer, timesAsked, writes } from "../../test/stubServer.ts";
import { ApplicationInterviews } from "./ApplicationInterviews.tsx";
import words from "./interviews.en.json";
import { OwnInterviews } from "./OwnInterviews.tsx";
import { ScorecardsSheet } from "./ScorecardsSheet.tsx";

const NOW = new Date("2026-03-02T08:00:00.000Z");
const slot = (id: string, day: string, free = true) => ({
  id,
  starts_at: `2026-03-${day}T09:00:00.000Z`,
  free,
});
const INTERVIEW: Interview = {
  id: "i",
  version: 4,
  title: "First interview",
  kind: "video",
  place: "https://call.example/1",
  minutes: 45,
  status: "offered",
  starts_at: null,
  slots: [slot("s1", "05"), slot("s2", "06", false), slot("s3", "09")],
  interviewers: [
    { id: "l", name: "Lotte", photo_url: null },
    { id: "b", name: "Bo", photo_url: null },
  ],
  can: ["book", "change", "cancel"],
} as Interview;
const BOOKED = { ...INTERVIEW, status: "booked", starts_at: slot("s1", "05").starts_at } as const;
const PAST = "2026-03-01T09:00:00.000Z";

type Answers = Parameters<typeof stubServer>[0];
let screen: OnScreen | undefined;
beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const radios = () => [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
const choose = async (at: number) => {
  await act(async () => radios()[at]?.click());
  await settle();
};

describe("the interviews of an applicant", () => {
  const LIST = "GET /interviews";
  const drawn = async () => {
    screen = await draw(<ApplicationInterviews applicationId="a" applicant={{ id: "x", name: "Ann" }} />, {
      interviews: words,
    });
    await settle();
    return screen;
  };
  const answer = (data: Interview[], more: object = {}) => ({ data, scorecards: 0, can: ["offer"], ...more });
  const open = async (data: Interview[], more: object = {}, answers: Answers = {}): Promise<Asked> => {
    const asked = stubServer({ [LIST]: () => answer(data, more), ...answers });
    await drawn();
    return asked;
  };

  readsAgain({
    open: drawn,
    call: LIST,
    answer: () => answer([INTERVIEW]),
    failed: "Error fetching data",
    shown: "First interview",
  });

  test("wait for a choice among the times that are still free", async () => {
    const asked = await open([INTERVIEW]);
    expect(asked[0]?.query).toEqual({ application_id: "a" });
    expect(said()).toContain(words.statuses.offered);
    expect(said()).toContain("2 times to choose from");
    expect(said()).toContain("Video call · 45 minutes · https://call.example/1 · Lotte and Bo");
  });

  test("are booked for the applicant at a free time of their version", async () => {
    const asked = await open([INTERVIEW], {}, { "POST /interviews/book": () => BOOKED });
    await press(words.book);
    expect(radios().map(({ value }) => value)).toEqual(["s1", "s3"]);
    expect(findButton(words["book-confirm"])?.disabled).toBe(true);
    await choose(1);
    await press(words["book-confirm"]);
    expect(writes(asked)).toEqual([
      { call: "POST /interviews/book", query: {}, body: { id: "i", slot_id: "s3", version: 4 } },
    ]);
    expect(screen?.message()).toBe(words["booked-told"]);
    expect(radios()).toHaveLength(0);
    expect(timesAsked(asked, LIST)).toBe(2);
  });

  test("booked ones move to another time than their own, and are over once it has passed", async () => {
    await open([BOOKED]);
    expect(said()).toContain(words.statuses.booked);
    await press(words.rebook);
    expect(radios().map(({ value }) => value)).toEqual(["s3"]);
    await screen?.remove();
    await open([{ ...BOOKED, starts_at: PAST }]);
    expect(said()).toContain(words.statuses.over);
  });

  test("are cancelled after a question that says who is told; a refusal reads them again", async () => {
    const asked = await open([BOOKED], {}, { "POST /interviews/cancel": refused(409) });
    await press(words.cancel);
    expect(isAsked(words["cancel-booked"])).toBe(true);
    await pressInSheet(words.keep);
    expect(writes(asked)).toHaveLength(0);
    await press(words.cancel);
    await pressInSheet(words.cancel);
    expect(writes(asked)[0]?.body).toEqual({ id: "i", version: 4 });
    expect(screen?.message()).toBe("Out of order");
    expect(timesAsked(asked, LIST)).toBe(2);
    await screen?.remove();
    await open([INTERVIEW]);
    await press(words.cancel);
    expect(isAsked(words["cancel-offered"])).toBe(true);
  });

  test("offer only what may be done, and nothing when there is nothing", async () => {
    await open([{ ...INTERVIEW, can: [] }], { can: [] });
    for (const name of [words.book, words.change, words.cancel, words["offer-times"]])
      expect(findButton(name)).toBeUndefined();
    await screen?.remove();
    await open([], { can: ["give"] });
    expect(said()).toBe("");
    await screen?.remove();
    await open([], { can: ["offer", "give"] });
    expect(said()).toContain(words.none);
    expect(findButton(words["give-scorecard"])).toBeDefined();
    await screen?.remove();
    await open([], { can: [], scorecards: 2 });
    expect(findButton("2 scorecards")).toBeDefined();
    expect(findButton(words["offer-times"])).toBeUndefined();
  });

  test("of no free time say so, and offer no booking", async () => {
    await open([{ ...INTERVIEW, slots: [slot("s1", "05", false)] }]);
    expect(said()).toContain(words.waits_zero);
    expect(findButton(words.book)).toBeUndefined();
    await screen?.remove();
    await open([{ ...INTERVIEW, status: "canceled", can: [] }]);
    expect(said()).not.toContain(words.waits_zero);
    expect(said()).toContain(words.statuses.canceled);
  });
});

describe("the interviews of one's own application", () => {
  const LIST = "GET /my_applications/interviews";
  const PICK = "POST /my_applications/interviews/pick";
  const OWN = { ...INTERVIEW, interviewers: ["Lotte"], can: ["pick"] } as OwnInterview;
  const open = async (interview: Partial<OwnInterview>, answers: Answers = {}): Promise<Asked> => {
    const asked = stubServer({ [LIST]: () => ({ data: [{ ...OWN, ...interview }] }), ...answers });
    screen = await draw(<OwnInterviews applicationId="a" />, { interviews: words });
    await settle();
    return asked;
  };

  test("offer their times, and the chosen one is booked at their version", async () => {
    const asked = await open({}, { [PICK]: () => ({ ...OWN, status: "booked" }) });
    expect(said()).toContain("With Lotte");
    expect(said()).toContain(words.own["none-fits"]);
    expect(document.querySelector("a")?.getAttribute("href")).toBe("https://call.example/1");
    expect(findButton(words.own.confirm)?.disabled).toBe(true);
    await choose(0);
    await press(words.own.confirm);
    expect(writes(asked)[0]).toEqual({ call: PICK, query: {}, body: { id: "i", slot_id: "s1", version: 4 } });
    expect(screen?.message()).toBe(words.own.booked);
    expect(timesAsked(asked, LIST)).toBe(2);
  });

  test("say why a time was refused, and read what is left", async () => {
    const asked = await open({}, { [PICK]: refused(409) });
    await choose(0);
    await press(words.own.confirm);
    expect(screen?.message()).toBe("Out of order");
    expect(timesAsked(asked, LIST)).toBe(2);
  });

  test("without a time left ask for an answer by email", async () => {
    await open({ can: [] });
    expect(said()).toContain(words.own["no-times"]);
    expect(radios()).toHaveLength(0);
  });

  test("booked, name the time, and may be moved to another one", async () => {
    const asked = await open({ ...BOOKED, interviewers: [], can: ["change"], place: "Room 4" } as never, {
      [PICK]: () => OWN,
    });
    expect(said()).toContain(words.statuses.booked);
    expect(said()).toContain("5 March");
    expect(said()).not.toContain("With ");
    expect(document.querySelector("a")).toBeNull();
    await press(words.own.change);
    expect(radios().map(({ value }) => value)).toEqual(["s2", "s3"]);
    await choose(1);
    await press(words.own.confirm);
    expect(writes(asked)[0]?.body).toMatchObject({ slot_id: "s3" });
    expect(radios()).toHaveLength(0);
  });

  test("that are over or cancelled say so, without a time to choose", async () => {
    await open({ status: "booked", starts_at: PAST, can: [] });
    expect(said()).toContain(words.statuses.over);
    await screen?.remove();
    await open({ ...BOOKED, interviewers: ["Lotte"], status: "canceled", can: [] } as never);
    expect(said()).toContain(words.statuses.canceled);
    expect(said()).not.toContain("5 March");
    await screen?.remove();
    stubServer({ [LIST]: () => ({ data: [] }) });
    screen = await draw(<OwnInterviews applicationId="a" />, { interviews: words });
    await settle();
    expect(said()).toBe("");
  });
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

  test("are prepared for only on request, because reading is told to the applicant", async () => {
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
