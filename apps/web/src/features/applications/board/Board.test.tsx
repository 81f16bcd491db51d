import type { Pipeline } from "@vaardig/contract/applications/applications";
import { STAGES, type Stage } from "@vaardig/contract/applications/pipeline";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { buildCard } from "../../../test/buildCard.ts";
import { addressQuery, pressNamed, said, search } from "../../../test/drawPage.tsx";
import { draw, findButton, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { type Asked, refused, stubServer, timesAsked, writes } from "../../../test/stubServer.ts";
import words from "../applications.en.json";
import { Board } from "./Board.tsx";

/** A window without layout shows no part of a list: all of it is drawn. */
vi.mock("./useCardWindow.ts", async (original) => ({
  ...(await original<object>()),
  useCardWindow: ({ cards }: { cards: readonly unknown[] }) => ({
    box: useRef(null),
    list: useRef(null),
    height: 0,
    end: cards.length - 1,
    drawn: cards.map((_card, index) => ({ index, top: 0 })),
    measure: () => undefined,
  }),
}));

const READ = "GET /candidate_list/pipeline";
const card = (name: string, stage: Stage = "Application") =>
  buildCard(name, { stage, forward: stage === "Application" ? ["Interview"] : [], can: ["reject"] });
const pipeline = (
  cards: Partial<Record<Stage, string[]>>,
  more: Partial<Record<Stage, number>> = {},
): Pipeline => ({
  vacancy: { id: "v", name: "Planner", status: "Approved", publication: "open", headcount: 1, hired: 0 },
  stages: STAGES.map((stage) => {
    const shown = (cards[stage] ?? []).map((name) => card(name, stage));
    return { stage, count: shown.length + (more[stage] ?? 0), oldest_since: null, cards: shown };
  }),
  can: ["move"],
});

let screen: OnScreen;
let asked: Asked;
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(2000);
});
/** A further part of one stage is asked for by its name. */
const part = (whole: Pipeline, asked: string | undefined): Pipeline =>
  asked === undefined || !whole.stages
    ? whole
    : { ...whole, stages: whole.stages.filter(({ stage }) => asked.includes(stage)) };
async function open(read: () => unknown, at = "/board", answers: Parameters<typeof stubServer>[0] = {}) {
  window.history.pushState({}, "", at);
  asked = stubServer({ [READ]: (query) => part(read() as Pipeline, query.statuses_filter), ...answers });
  const board = <Board vacancyId="v" followBy={() => () => undefined} />;
  screen = await draw(board, { applications: words }, signedInAs("moderator"));
  await settle();
  await settle();
}
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const names = () => [...document.querySelectorAll("[data-card]")].map((one) => one.getAttribute("data-card"));
const stages = () => document.querySelectorAll("section");
const section = (stage: Stage) => stages()[STAGES.indexOf(stage)] as HTMLElement;
/** Fires a drag event at an element; the window has no drag of its own. */
const drag = (type: string, at: Element | null | undefined) =>
  act(async () => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { setData: () => undefined }, relatedTarget: null });
    at?.dispatchEvent(event);
  });

test("shows the cards of each stage, and how the keyboard works", async () => {
  await open(() => pipeline({ Application: ["Ann", "Bo"], Interview: ["Cas"] }));
  expect(names()).toEqual(["Ann", "Bo", "Cas"]);
  expect(document.querySelector("[role=group]")?.getAttribute("aria-label")).toBe(words.board);
  const named = (element: Element | null) =>
    document.getElementById(element?.getAttribute("aria-labelledby") ?? "")?.textContent;
  expect(named(section("Interview"))).toBe("Interview");
  expect(named(section("Interview").querySelector("ul"))).toBe("Interview");
  expect(said()).toContain(words["keys-help"]);
  expect(stages()).toHaveLength(6);
});

test.each([
  ["nobody yet", "/board", [words["empty-title"], words["empty-text"]]],
  ["nobody by that name", "/board?search=zz", [words["none-found"], words["none-found-text"]]],
])("says that there is %s", async (_what, at, texts) => {
  await open(() => pipeline({}), at);
  for (const text of texts) expect(said()).toContain(text);
  expect(stages()).toHaveLength(0);
});

test("asks with what the address says", async () => {
  await open(() => pipeline({ Application: ["Ann"] }), "/board?search=an&ended=yes");
  expect(asked[0]?.query).toMatchObject({ job_vacancy_id: "v", search_query: "an", ended: "true" });
  await act(async () =>
    document.querySelector<HTMLInputElement>("input[type=checkbox][role=switch]")?.click(),
  );
  await settle();
  expect(addressQuery()).toBe("?search=an");
  await act(async () =>
    document.querySelector<HTMLInputElement>("input[type=checkbox][role=switch]")?.click(),
  );
  await search(words["search-board"], "bo");
  expect(addressQuery()).toBe("?search=bo&ended=yes");
});

test("a board that could not be read says so, and is read again", async () => {
  let answer: () => unknown = refused(500);
  await open(() => answer());
  expect(said()).toContain(words["pipeline-failed"]);
  answer = () => pipeline({ Application: ["Ann"] });
  await pressNamed("Try again");
  await settle();
  expect(names()).toEqual(["Ann"]);
});

test("an opened card is in the address, and closes out of it", async () => {
  await open(() => pipeline({ Application: ["Ann"] }));
  await act(async () => document.querySelector<HTMLElement>("[data-card] [role=button]")?.click());
  await settle();
  expect(addressQuery()).toBe("?open=Ann");
  await settle(300);
  await pressNamed("Close");
  await settle(300);
  expect(addressQuery()).toBe("");
  expect(document.activeElement?.closest("[data-card]")?.getAttribute("data-card")).toBe("Ann");
});

test("R rejects the card in focus, and nobody without the right to move", async () => {
  const reject = async () => {
    const opener = document.querySelector<HTMLElement>("[data-card] [role=button]");
    await act(async () => opener?.focus());
    const key = new KeyboardEvent("keydown", { key: "r", bubbles: true, cancelable: true });
    await act(async () => void opener?.dispatchEvent(key));
    await settle();
    return document.querySelector("[role=dialog], [role=alertdialog]") !== null;
  };
  await open(() => pipeline({ Application: ["Ann", "Bo"] }));
  expect(await reject()).toBe(true);
  await screen.remove();
  await open(() => ({ ...pipeline({ Application: ["Ann"] }), can: [] }));
  expect(await reject()).toBe(false);
});

test("a dragged card goes into a stage that takes it, and into no other", async () => {
  await open(() => pipeline({ Application: ["Ann"] }));
  const card = document.querySelector("[draggable=true]");
  await drag("dragstart", card);
  await drag("dragover", section("Job offer"));
  await drag("drop", section("Job offer"));
  expect(writes(asked)).toEqual([]);
  await drag("dragstart", card);
  await drag("dragover", section("Interview"));
  await drag("drop", section("Interview"));
  await settle();
  expect(writes(asked)).toHaveLength(1);
});

test("a card that was let go elsewhere is not dropped later", async () => {
  await open(() => pipeline({ Application: ["Ann"] }));
  await drag("dragstart", document.querySelector("[draggable=true]"));
  await drag("dragend", document.querySelector("[draggable=true]"));
  await drag("drop", section("Interview"));
  expect(writes(asked)).toEqual([]);
});

test("the rest of a stage is asked for once at a time, and comes below", async () => {
  await open(() => pipeline({ Application: ["Ann"] }, { Application: 3 }));
  const reads = timesAsked(asked, READ);
  expect(findButton("Show 3 more")).toBeDefined();
  await press("Show 3 more", 2);
  expect(timesAsked(asked, READ)).toBe(reads + 1);
});

test("after reading more on request the focus is on the first that is new", async () => {
  let cards = ["Bo"];
  await open(() => pipeline({ Application: cards }, { Application: 2 - cards.length + 1 }));
  cards = ["Bo", "Ann"];
  await press("Show 2 more");
  await settle();
  expect(document.activeElement?.closest("[data-card]")?.getAttribute("data-card")).toBe("Ann");
  await press("Show 1 more");
  expect(findButton("Show 1 more")?.getAttribute("aria-disabled")).toBe("false");
});

test.each([
  ["folded as it was left", { Interview: "folded" }, ["Ann"]],
  ["open where what was stored is no choice", { Interview: "half" }, ["Ann", "Cas"]],
  ["open where nothing can be read of it", "x", ["Ann", "Cas"]],
])("a stage is %s", async (_what, stored, shown) => {
  localStorage.setItem("pipeline-stages", JSON.stringify(stored));
  await open(() => pipeline({ Application: ["Ann"], Interview: ["Cas"] }));
  expect(names()).toEqual(shown);
});

test("a folded stage shows no cards, and that is remembered on this device", async () => {
  await open(() => pipeline({ Application: ["Ann"] }));
  const fold = [...section("Application").querySelectorAll("button")].find((one) =>
    one.hasAttribute("aria-expanded"),
  );
  await act(async () => fold?.click());
  await settle();
  expect(names()).toEqual([]);
  await screen.remove();
  await open(() => pipeline({ Application: ["Ann"] }));
  expect(names()).toEqual([]);
});

test("without the right to move, no card is dragged or selected", async () => {
  await open(() => ({ ...pipeline({ Application: ["Ann"] }), can: [] }));
  expect(document.querySelector("[draggable=true]")).toBeNull();
  expect(document.querySelector("[data-card] input[type=checkbox]")).toBeNull();
});
