import type { Interview, OwnInterview } from "@vaardig/contract/interviews/interviews";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { act } from "../../test/act.ts";
import { said } from "../../test/drawPage.tsx";
import { pressInSheet } from "../../test/lists.ts";
import { draw, findButton, isAsked, type OnScreen, press, settle } from "../../test/onScreen.tsx";
import { type Asked, refused, stubServer, timesAsked, writes } from "../../test/stubServer.ts";
import { testRefetches } from "../../test/testRefetches.ts";
import { ApplicationInterviews } from "./ApplicationInterviews.tsx";
import words from "./interviews.en.json";
import { OwnInterviews } from "./OwnInterviews.tsx";

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

  testRefetches({
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

  test("are cancelled after a question that names who is notified; a refusal reads them again", async () => {
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
    await open([{ ...INTERVIEW, can: ["cancel"] }]);
    for (const name of [words.book, words.change]) expect(findButton(name)).toBeUndefined();
    await screen?.remove();
    await open([{ ...INTERVIEW, can: ["change"] }]);
    for (const name of [words.book, words.cancel]) expect(findButton(name)).toBeUndefined();
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
    await screen?.remove();
    await open({ ...BOOKED, interviewers: [], can: [], place: "Room 4" } as never);
    expect(said()).toContain("5 March");
    expect(findButton(words.own.change)).toBeUndefined();
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
