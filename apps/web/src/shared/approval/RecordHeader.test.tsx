import type { JobAct } from "@vaardig/contract/jobs/jobs";
import { afterEach, expect, test, vi } from "vitest";
import { act } from "../../test/act.ts";
import { findNamed, pressNamed, said } from "../../test/drawPage.tsx";
import { draw, findButton, isAsked, type OnScreen, press, settle } from "../../test/onScreen.tsx";
import { signedInAs } from "../../test/signedInAs.ts";
import words from "./approval.en.json";
import { RecordHeader } from "./RecordHeader.tsx";
import type { Commands } from "./useActs.ts";

const done = vi.fn(() => ({ unwrap: async () => undefined }));
const COMMANDS = {
  submit: done,
  approve: done,
  decline: done,
  discard_change: done,
  hold: done,
  reopen: done,
  close: done,
  delete: done,
} satisfies Commands;
const match = window.matchMedia.bind(window);
let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  done.mockClear();
  vi.restoreAllMocks();
});
async function open(isPhone: boolean, can: JobAct[], more: { hasChange?: boolean } = {}) {
  vi.spyOn(window, "matchMedia").mockImplementation(() => match(isPhone ? "all" : "not all"));
  screen = await draw(
    <RecordHeader
      record={{ id: "1", version: 4, name: "Sea", status: "Pending", publication: "open", can }}
      hasChange={more.hasChange ?? false}
      commands={COMMANDS}
      refetch={() => undefined}
      editPath="/edit"
    >
      From May until June
    </RecordHeader>,
    { approval: words },
    signedInAs("admin"),
  );
}
const buttons = () =>
  [...document.querySelectorAll("a, button")].map((one) => one.textContent).filter(Boolean);
const menu = () => [...document.querySelectorAll<HTMLElement>("[role=menuitem]")];
const MORE = "More actions for Sea";

test("a desktop shows the facts, with every step beside them", async () => {
  await open(false, ["edit", "approve", "decline", "delete"]);
  expect(said()).toContain("From May until June");
  expect(buttons()).toEqual(["Edit", "Approve", "Decline"]);
  await pressNamed(MORE);
  expect(menu().map((one) => one.textContent)).toEqual(["Delete"]);
});

test("a phone has one line with the status, editing in the menu and the next steps at the thumb", async () => {
  await open(true, ["edit", "approve", "decline", "delete"]);
  expect(said()).toContain("Pending");
  expect(said()).not.toContain("From May until June");
  const bar = document.querySelector(".thumb-bar");
  expect([...(bar?.querySelectorAll("button") ?? [])].map((one) => one.textContent)).toEqual([
    "Approve",
    "Decline",
  ]);
  await press("Approve");
  expect(done).toHaveBeenLastCalledWith({ body: { id: "1", version: 4 } });
  await pressNamed(MORE);
  expect(menu().map((one) => one.textContent)).toEqual(["Edit", "Delete"]);
  expect(menu()[0]?.getAttribute("href")).toBe("/edit");
  await act(async () => menu()[1]?.click());
  await settle();
  expect(isAsked("Delete Sea")).toBe(true);
});

test("a phone's header unfolds in place and has each step once", async () => {
  await open(true, ["edit", "approve"]);
  await pressNamed("More about Sea");
  expect(said()).toContain("From May until June");
  expect(buttons()).toEqual(["Approve"]);
});

test("a requested change is said in the line, and without a step there is no bar", async () => {
  await open(true, ["edit"], { hasChange: true });
  expect(said()).toContain("Open · change pending");
  expect(document.querySelector(".thumb-bar")).toBeNull();
  expect(findButton("Edit")).toBeUndefined();
  expect(findNamed(MORE)).toBeDefined();
});
