import type { JobAct } from "@vaardig/contract/jobs/jobs";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../test/act.ts";
import { findNamed, pressNamed, said } from "../../test/drawPage.tsx";
import { draw, findButton, isAsked, type OnScreen, press, settle, type } from "../../test/onScreen.tsx";
import { ApprovalActions } from "./ApprovalActions.tsx";
import words from "./approval.en.json";

const onAct = vi.fn(async () => undefined);
let screen: OnScreen;
const open = async (can: JobAct[], more: Partial<ComponentProps<typeof ApprovalActions>> = {}) => {
  const props = { name: "Nurse", can, hasChange: false, editPath: "/edit", isBusy: false, onAct, ...more };
  screen = await draw(<ApprovalActions {...props} />, { approval: words });
};
beforeEach(() => onAct.mockClear());
afterEach(async () => screen.remove());
const MORE = "More actions for Nurse";
const menu = () => [...document.querySelectorAll<HTMLElement>("[role=menuitem]")];
const choose = async (name: string) => {
  await pressNamed(MORE);
  await act(async () =>
    menu()
      .find((one) => one.textContent === name)
      ?.click(),
  );
  await settle();
};

test("the next steps are buttons in their order, the others a menu, and nothing more than may be done", async () => {
  await open(["delete", "edit", "decline", "approve", "close"]);
  const shown = [...document.querySelectorAll("a, button")].map((one) => one.textContent).filter(Boolean);
  expect(shown).toEqual(["Edit", "Approve", "Decline"]);
  expect(findNamed("Edit")?.getAttribute("href")).toBe("/edit");
  await pressNamed(MORE);
  expect(menu().map((one) => one.textContent)).toEqual(["Close", "Delete"]);
});

test("without a screen to edit on, or the right to, nothing offers it", async () => {
  await open(["edit"], { editPath: undefined });
  expect(findNamed("Edit")).toBeUndefined();
  expect(findNamed(MORE)).toBeUndefined();
  await screen.remove();
  await open(["submit"]);
  expect(findNamed("Edit")).toBeUndefined();
});

test("what can be undone is done at once; what cannot is asked first", async () => {
  await open(["approve", "hold", "delete"]);
  await press("Approve");
  expect(onAct).toHaveBeenLastCalledWith("approve");
  await choose("Put on hold");
  expect(onAct).toHaveBeenLastCalledWith("hold");
  await choose("Delete");
  expect(isAsked("Delete Nurse")).toBe(true);
  expect(onAct).toHaveBeenCalledTimes(2);
  await press("Delete");
  expect(onAct).toHaveBeenLastCalledWith("delete");
});

test("a question that is left does nothing", async () => {
  await open(["discard_change"]);
  await choose("Discard change");
  expect(said()).toContain(words.discard.text);
  await press("Cancel");
  expect(onAct).not.toHaveBeenCalled();
});

test("a decline takes a reason with it, and says what stays", async () => {
  await open(["decline"], { hasChange: true });
  await press("Decline");
  expect(said()).toContain(words.decline["change-text"]);
  await type("Reason", "Too dear");
  const confirm = [...document.querySelectorAll<HTMLElement>("[role=dialog] button")];
  await act(async () => confirm.find((one) => one.textContent === "Decline")?.click());
  await settle();
  expect(onAct).toHaveBeenLastCalledWith("decline", "Too dear");
  expect(isAsked("Decline Nurse")).toBe(false);
});

test("while one is on its way no other can be started", async () => {
  await open(["approve", "delete"], { isBusy: true });
  expect(findButton("Approve")?.disabled).toBe(true);
  await pressNamed(MORE);
  expect(menu()[0]?.getAttribute("aria-disabled")).toBe("true");
});

test("while one step is under way no other can be taken", async () => {
  await open(["approve", "decline", "hold", "delete"], { isBusy: true });
  const steps = [...document.querySelectorAll<HTMLButtonElement>("button")].filter(({ textContent }) =>
    ["Approve", "Decline"].includes(textContent ?? ""),
  );
  expect(steps.map(({ disabled }) => disabled)).toEqual([true, true]);
  await pressNamed(MORE);
  expect(menu().map((one) => one.getAttribute("aria-disabled"))).toEqual(["true", "true"]);
});
