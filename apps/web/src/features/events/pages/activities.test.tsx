import { afterEach, beforeEach, expect, test, vi } from "vitest";
import noteWords from "../../../shared/notes/notes.en.json";
import { addressQuery, drawPage, pressNamed, said } from "../../../test/drawPage.tsx";
import { menuTexts } from "../../../test/lists.ts";
import { type OnScreen, settle } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../events.en.json";
import { CandidateActivitiesPage } from "./CandidateActivitiesPage.tsx";
import { EmployeeActivitiesPage } from "./EmployeeActivitiesPage.tsx";

const event = (id: string, at: string, more: object = {}) => ({
  id,
  at,
  category: "skills",
  user_id: "bo",
  actor: null,
  text: `Event ${id}`,
  ...more,
});
const EVENTS = [event("2", "2026-03-05T12:00:00.000Z"), event("1", "2026-03-04T12:00:00.000Z")];
let screen: OnScreen;
let replies: Parameters<typeof serve>[0];
let server: ReturnType<typeof serve>;
beforeEach(() => {
  replies = {
    "GET /system_events": () => ({ data: EVENTS, total: 41, categories: ["skills", "work"] }),
    "GET /candidate_notes": () => ({ data: [], total: 0, can: [] }),
  };
});
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
const draw = (Page = CandidateActivitiesPage, at = "/bo") =>
  drawPage(Page, { at, path: "/:candidateId" }, { events: words, notes: noteWords });
const open = async (...at: Parameters<typeof draw>) => {
  server = serve(replies);
  screen = await draw(...at);
  await settle();
};
const { events } = words;

test("what happened to the person of the page is shown by day, newest first", async () => {
  await open();
  expect(server.reads("/system_events")).toEqual([{ user_ids: "bo", page: "0", size: "20" }]);
  const shown = said();
  const [newest, second] = [shown.indexOf("5 Mar 2026"), shown.indexOf("4 Mar 2026")];
  expect(newest).toBeGreaterThan(0);
  expect(newest).toBeLessThan(shown.indexOf("Event 2"));
  expect(shown.indexOf("Event 2")).toBeLessThan(second);
  expect(second).toBeLessThan(shown.indexOf("Event 1"));
});

test("only the kinds that the server knows of are offered; a kind begins at the first page, and chosen again ends", async () => {
  await open(CandidateActivitiesPage, "/bo?page=2");
  await pressNamed(events.kind);
  const offered = [...document.querySelectorAll("[role^=menuitem]")].map((one) => one.textContent);
  expect(offered).toEqual([events.categories.skills, events.categories.work]);
  expect(menuTexts().length).toBeLessThan(3);
  await pressNamed(events.categories.work);
  expect(addressQuery()).toBe("?kind=work");
  expect(server.reads("/system_events").at(-1)).toEqual({
    user_ids: "bo",
    category: "work",
    page: "0",
    size: "20",
  });
  await pressNamed("Next page");
  expect(addressQuery()).toContain("page=1");
});

test("no activity is said otherwise than none of a kind, and an unheard-of kind is none", async () => {
  replies["GET /system_events"] = () => ({ data: [], total: 0, categories: [] });
  await open();
  expect(said()).toContain(events.empty);
  await screen.remove();
  await open(CandidateActivitiesPage, "/bo?kind=work");
  expect(said()).toContain(events["empty-filtered"]);
  await screen.remove();
  await open(CandidateActivitiesPage, "/bo?kind=gossip");
  expect(said()).toContain(events.empty);
});

test("an employee's activities have notes beside them, about the same person", async () => {
  await open(EmployeeActivitiesPage);
  const notes = server.all.filter(({ call }) => call.includes("note")).map(({ query }) => query?.user_id);
  expect(notes).toEqual(["bo"]);
  expect(said()).toContain(noteWords.help);
  expect(server.reads("/system_events")[0]?.user_ids).toBe("bo");
});

testRefetches({
  open: draw,
  call: "GET /system_events",
  answer: () => ({ data: EVENTS, total: 2, categories: [] }),
  failed: events["not-loaded"],
  shown: "Event 1",
});
