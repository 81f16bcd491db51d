import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { findButton, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import { refused } from "../../../test/stubServer.ts";
import words from "../notifications.en.json";
import { NotificationsPage } from "./NotificationsPage.tsx";

const GOALS = { screen: "goals", params: {}, query: { show: "open" } };
const row = (id: string, more: object = {}) => ({
  id,
  day: "2026-01-05",
  at: "2026-01-05T08:00:00.000Z",
  text: `News ${id}`,
  actor: null,
  unread: 1,
  leads_to: GOALS,
  ...more,
});
let screen: OnScreen;
let replies: Parameters<typeof serve>[0];
let server: ReturnType<typeof serve>;
beforeEach(() => {
  replies = {
    "GET /notifications": ({ query }) =>
      query.cursor
        ? { data: [row("c"), row("d", { day: "2026-01-04" })], next: null }
        : { data: [row("a"), row("b", { unread: 0, leads_to: null })], next: "n1" },
    "POST /notifications/read": () => ({ leads_to: GOALS }),
  };
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (at = "/list") => {
  server = serve(replies);
  const who = signedInAs("employee", "goals", "account-notifications");
  screen = await drawPage(NotificationsPage, { at }, { notifications: words }, who);
  await settle();
};
const headings = () => [...document.querySelectorAll("h2")].map((one) => one.textContent);

test("older ones follow on request, by cursor, and a day that continues is named once", async () => {
  await open();
  expect(headings()).toHaveLength(1);
  await press("Show more");
  expect(server.reads("/notifications")).toEqual([{}, { cursor: "n1" }]);
  for (const id of ["a", "b", "c", "d"]) expect(said()).toContain(`News ${id}`);
  expect(headings()).toHaveLength(2);
  expect(findButton("Show more")).toBeUndefined();
});

test("one leads to its place and is read then; one that is read or leads nowhere is not sent again", async () => {
  await open();
  const link = findNamed(/News a/);
  expect(link?.getAttribute("href")).toBe("/employee/goals?show=open");
  expect(link?.textContent).toContain("Unread:");
  await pressNamed(/News a/);
  expect(server.commands()).toEqual([{ call: "POST /notifications/read", body: { id: "a" } }]);
  expect(findNamed(/News b/)?.textContent).toContain("No longer available");
  await pressNamed(/News b/);
  expect(server.commands()).toHaveLength(1);
});

test("all are read at once, which can be undone unless there were none", async () => {
  let count = 2;
  replies["POST /notifications/read_all"] = () => ({ count, read_at: "2026-01-06T08:00:00.000Z" });
  replies["POST /notifications/read_all/undo"] = () => ({});
  await open();
  await press("Mark all as read");
  await screen.undo();
  expect(server.commands()).toEqual([
    { call: "POST /notifications/read_all" },
    { call: "POST /notifications/read_all/undo", body: { read_at: "2026-01-06T08:00:00.000Z" } },
  ]);
  count = 0;
  await press("Mark all as read");
  await screen.undo();
  expect(server.commands()).toHaveLength(3);
});

test("a link of a mail opens what it is about, read, instead of the list", async () => {
  await open("/list?open=a");
  expect(server.commands()).toEqual([{ call: "POST /notifications/read", body: { id: "a" } }]);
  expect(window.location.pathname + window.location.search).toBe("/employee/goals?show=open");
});

test.each([
  ["is gone", () => ({ leads_to: null })],
  ["has a place that the role lacks", () => ({ leads_to: { ...GOALS, screen: "billing" } })],
  ["is refused", refused(404)],
])("a link to what %s says so, and shows the list", async (_what, reply) => {
  replies["POST /notifications/read"] = reply;
  await open("/list?open=a");
  expect(screen.message()).toBe(words["gone-text"]);
  expect(said()).toContain("News a");
  expect(server.commands()).toHaveLength(1);
});

test("none is said", async () => {
  replies["GET /notifications"] = () => ({ data: [], next: null });
  await open();
  expect(said()).toContain("No notifications yet");
});
