import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { said } from "../../../test/drawPage.tsx";
import { draw, findButton, isAsked, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { recordSent, refusal, type Sent } from "../../../test/recordSent.ts";
import words from "../my-applications.en.json";
import { OfferCard } from "./OfferCard.tsx";

type Offer = Parameters<typeof OfferCard>[0]["offer"];
let screen: OnScreen | undefined;
let sent: Sent[];
let answer: () => unknown;
const onRefused = vi.fn();
const open = async (more: Partial<Offer> = {}) => {
  await screen?.remove();
  const terms = { id: "o", salary: 4200, hours: 32, start_date: "2026-05-01", message: "Welcome" };
  const offer = { ...terms, status: "made", ...more } as Offer;
  const card = <OfferCard {...{ offer, onRefused }} name="Data engineer" />;
  screen = await draw(card, { "my-applications": words });
};
beforeEach(() => {
  onRefused.mockClear();
  answer = () => ({});
  sent = recordSent(() => answer());
});
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
});
const confirm = async () => {
  const buttons = [...document.querySelectorAll<HTMLElement>("[role=dialog] button")];
  await act(async () => buttons.at(-1)?.click());
  await settle();
};

test("an offer says its terms and the message, and is answered only once it is confirmed", async () => {
  await open();
  expect(said()).toContain("€4,200 per month for 32 hours per week, from 1 May 2026");
  expect(said()).toContain("Welcome");
  await press("Accept offer");
  expect(isAsked("Accept this offer?")).toBe(true);
  expect(sent).toHaveLength(0);
  await type("Add a message", "  Gladly ");
  await confirm();
  expect(sent[0]?.body).toEqual({ offer_id: "o", answer: "accepted", words: "Gladly" });
  expect(screen?.message()).toBe("Your reply has been sent");
  expect(isAsked("Accept this offer?")).toBe(false);
  expect(onRefused).not.toHaveBeenCalled();
});

test("declining is sent as declined, and an offer that changed meanwhile is read again", async () => {
  answer = () => refusal("conflict", "This offer was withdrawn");
  await open();
  await press("Decline");
  expect(isAsked("Decline this offer?")).toBe(true);
  await confirm();
  expect(sent[0]?.body).toEqual({ offer_id: "o", answer: "declined", words: "" });
  expect(screen?.message()).toBe("This offer was withdrawn");
  expect(onRefused).toHaveBeenCalledTimes(1);
});

test("an answered offer says the answer, and cannot be answered again", async () => {
  await open({ status: "accepted", message: "" });
  expect(said()).toContain("You accepted this offer");
  expect(findButton("Accept offer")).toBeUndefined();
  await open({ status: "declined" });
  expect(said()).toContain("You declined this offer");
});

test("an offer is answered once, and a message that was typed is not lost by closing", async () => {
  answer = () => new Promise(() => undefined);
  await open();
  await press("Accept offer");
  await type("Add a message", "Gladly");
  const dialog = document.querySelector("[role=dialog], [role=alertdialog]");
  const key = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  await act(async () => void dialog?.dispatchEvent(key));
  await settle();
  expect(isAsked("Leave without saving?")).toBe(true);
  await press("Stay here");
  await confirm();
  await confirm();
  expect(sent).toHaveLength(1);
});
