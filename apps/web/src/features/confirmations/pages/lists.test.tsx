import { afterEach, beforeEach, expect, test, vi } from "vitest";
import words from "../../../shared/confirmations/confirmations.en.json";
import { act } from "../../../test/act.ts";
import { addressQuery, drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { findButton, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import { refused } from "../../../test/stubServer.ts";
import { ConfirmationsPage } from "./ConfirmationsPage.tsx";

const AT = "2026-01-05T08:00:00.000Z";
const skill = (name: string) => ({ id: name, name, kind: "skill", group_id: null, group_name: null });
const person = (name: string) => ({ id: name, name, photo_url: null, title: "Planner" });
const received = (id: string, of: string, more: object = {}) => ({
  id,
  version: 2,
  skill: skill(`Skill ${id}`),
  person: person(of),
  kind: "confirm",
  level: 3,
  message: "",
  state: "open",
  answered_level: null,
  closed_at: null,
  expires_at: AT,
  can: [],
  ...more,
});
const sent = (id: string, more: object = {}) => ({
  ...received(id, "me"),
  responder: person(`To ${id}`),
  reason: null,
  reminded_at: null,
  taken_back: false,
  ...more,
});
const given = (id: string, can: string[], taken_back_at: string | null = null) => ({
  id,
  skill: skill(`Skill ${id}`),
  person: person("Bram"),
  level: 3,
  created_at: AT,
  taken_back_at,
  can,
});
let screen: OnScreen;
let replies: Parameters<typeof serve>[0];
let server: ReturnType<typeof serve>;
const list =
  (...data: object[]) =>
  () => ({ data, total: data.length });
beforeEach(() => {
  replies = { "GET /skill_level_description": () => ({ data: [], kinds: [], skills: [] }) };
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (at = "/") => {
  server = serve(replies);
  screen = await drawPage(
    ConfirmationsPage,
    { at },
    { confirmations: words },
    signedInAs("manager", "your-skills"),
  );
  await settle();
};

test("requests are grouped by who asked, each message once, and what was answered below with its undo", async () => {
  replies["GET /confirmations/received"] = list(
    received("a", "Bram", { message: "Please" }),
    received("b", "Bram", { message: "Please" }),
    received("c", "Pia", { kind: "endorse" }),
    received("d", "Ron", { state: "confirmed", answered_level: 4, closed_at: AT, can: ["undo"] }),
    received("e", "Ron", { state: "declined" }),
  );
  replies["POST /confirmations/undo"] = () => ({});
  await open();
  const headings = [...document.querySelectorAll("h2")].map((one) => one.textContent);
  expect(headings).toEqual(["Bram", "Pia", "Answered recently"]);
  expect(said().split("“Please”")).toHaveLength(2);
  expect(said()).toContain("asks you to endorse");
  expect(findNamed("Undo: Skill e")).toBeUndefined();
  await pressNamed("Undo: Skill d");
  expect(server.commands()).toEqual([{ call: "POST /confirmations/undo", body: { id: "d", version: 2 } }]);
  expect(screen.message()).toBe("The request is open again");
});

test("a request is answered at the level asked for, and undone in the version that comes of it", async () => {
  replies["GET /confirmations/received"] = list(received("a", "Bram"));
  replies["POST /confirmations/answer"] = () => received("a", "Bram", { version: 3 });
  replies["POST /confirmations/undo"] = () => ({});
  await open();
  await pressNamed("Confirm Skill a");
  expect(server.commands()).toEqual([
    { call: "POST /confirmations/answer", body: { id: "a", version: 2, level: 3 } },
  ]);
  expect(screen.message()).toBe("Skill a of Bram confirmed");
  await screen.undo();
  expect(server.commands()[1]).toEqual({ call: "POST /confirmations/undo", body: { id: "a", version: 3 } });
});

test("another answer is another level, or a reason to decline, which must not be empty", async () => {
  replies["GET /confirmations/received"] = list(received("a", "Bram"));
  replies["POST /confirmations/answer"] = refused(409);
  replies["POST /confirmations/decline"] = () => received("a", "Bram", { version: 3 });
  await open();
  await pressNamed("Other answer for Skill a");
  await act(() => document.querySelector<HTMLElement>("input[type=radio][value='5']")?.click());
  await press("Confirm at this level");
  expect(server.commands()[0]?.body).toEqual({ id: "a", version: 2, level: 5 });
  expect(screen.message()).toBe("Out of order");
  expect(findButton("Decline with this reason")?.disabled).toBe(true);
  await type("Reason for declining", "  Not seen ");
  await press("Decline with this reason");
  expect(server.commands()[1]).toEqual({
    call: "POST /confirmations/decline",
    body: { id: "a", version: 2, reason: "Not seen" },
  });
  expect(screen.message()).toBe("Request from Bram declined");
});

test("a request is declined at once without a reason", async () => {
  replies["GET /confirmations/received"] = list(received("a", "Bram"));
  replies["POST /confirmations/decline"] = () => received("a", "Bram", { version: 3 });
  await open();
  await pressNamed("Decline Skill a");
  expect(server.commands()[0]?.body).toEqual({ id: "a", version: 2, reason: "" });
});

test("what I asked shows the person asked, its state and what may still be done", async () => {
  replies["GET /confirmations/sent"] = list(
    sent("a", { can: ["remind", "withdraw"], reminded_at: AT }),
    sent("b", { state: "declined", reason: "Not seen", closed_at: AT, reminded_at: AT }),
    sent("c", { state: "endorsed", taken_back: true, closed_at: AT }),
  );
  replies["POST /confirmations/remind"] = () => ({});
  replies["POST /confirmations/withdraw"] = () => sent("a", { version: 3 });
  await open("/?list=sent");
  expect(said()).toContain("Reason: Not seen");
  expect(said().split("reminded")).toHaveLength(2);
  expect(said()).toContain("Endorsement withdrawn");
  expect(said()).not.toContain("Endorsed·");
  expect(findNamed("Remind To b")).toBeUndefined();
  await pressNamed("Remind To a");
  expect(screen.message()).toBe("To a gets a reminder by email");
  await pressNamed("Withdraw the request about Skill a");
  expect(server.commands()).toEqual([
    { call: "POST /confirmations/remind", body: { id: "a", version: 2 } },
    { call: "POST /confirmations/withdraw", body: { id: "a", version: 2 } },
  ]);
});

test("who asked no one is led to their skills", async () => {
  replies["GET /confirmations/sent"] = list();
  await open("/?list=sent");
  expect(findNamed("Go to My Skills")?.getAttribute("href")).toBe("/manager/your-skills");
});

test("an endorsement is taken back, by undo given again, and given again where it was taken back", async () => {
  replies["GET /confirmations/given"] = list(given("a", ["take_back"]), given("b", ["restore"], AT));
  replies["POST /confirmations/given/take_back"] = () => ({});
  await open("/?list=given");
  expect(said().split("Endorsement withdrawn")).toHaveLength(2);
  await pressNamed("Withdraw the endorsement of Skill a for Bram");
  expect(screen.message()).toBe("Endorsement of Skill a withdrawn");
  await screen.undo();
  expect(screen.message()).toBe("The endorsement counts again");
  await press("Endorse again");
  expect(server.commands().map(({ body }) => body)).toEqual([
    { id: "a", taken_back: true },
    { id: "a", taken_back: false },
    { id: "b", taken_back: false },
  ]);
});

test("the list that is shown is in the address, and the usual one is not", async () => {
  replies["GET /confirmations/received"] = list();
  replies["GET /confirmations/sent"] = list();
  await open();
  await pressNamed("Asked by you");
  expect(addressQuery()).toBe("?list=sent");
  await pressNamed("To answer");
  expect(addressQuery()).toBe("");
  expect(said()).toContain("No requests to answer");
});
