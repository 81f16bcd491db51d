import type { ComponentProps } from "react";
import { afterEach, expect, test, vi } from "vitest";
import listWords from "../../../lib/words/list.en.json";
import { pressNamed } from "../../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import words from "../candidates.en.json";
import { RowActions } from "./RowActions.tsx";

let screen: OnScreen;
afterEach(() => screen.remove());
const onAct = vi.fn();
const entries = () => [...document.querySelectorAll("[role=menuitem]")].map(({ textContent }) => textContent);
async function open(consent: "none" | "given", can: ComponentProps<typeof RowActions>["person"]["can"]) {
  const person = { id: "noor", name: "Noor Visser", can, consent };
  screen = await draw(<RowActions person={person} onAct={onAct} />, { candidates: words, list: listWords });
  await pressNamed(/Noor Visser/);
}

test("offers what may be done in one order, and consent to be recorded or renewed", async () => {
  const { record_consent, renew_consent, edit, erase } = words.actions;
  await open("none", ["erase", "record_consent", "edit"]);
  expect(entries()).toEqual([edit, record_consent, erase]);
  await screen.remove();
  await open("given", ["record_consent"]);
  expect(entries()).toEqual([renew_consent]);
  document.querySelector<HTMLElement>("[role=menuitem]")?.click();
  expect(onAct.mock.calls).toEqual([["record_consent"]]);
});

test("emails from the menu where no button does", async () => {
  const person = { id: "noor", name: "Noor Visser", can: ["edit" as const], consent: "none" as const };
  screen = await draw(<RowActions person={person} onAct={onAct} message="/message" />, {
    candidates: words,
    list: listWords,
  });
  await pressNamed(/Noor Visser/);
  expect(entries()).toEqual([words.details.email, words.actions.edit]);
  expect(document.querySelector("[role=menuitem]")?.getAttribute("href")).toBe("/message");
});
