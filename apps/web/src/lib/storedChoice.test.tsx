import { afterEach, expect, test, vi } from "vitest";
import { drawHook } from "../test/drawHook.tsx";
import { storedChoice } from "./storedChoice.ts";

const isOn = (stored: unknown) => stored !== false;

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test("a choice is what this device stored, and stored when it is made", () => {
  localStorage.setItem("keys", "false");
  const choice = storedChoice("keys", isOn);
  expect(choice.get()).toBe(false);
  choice.set(true);
  expect(localStorage.getItem("keys")).toBe("true");
  expect(choice.get()).toBe(true);
});

test("what cannot be read counts as nothing stored", () => {
  localStorage.setItem("keys", "{");
  expect(storedChoice("keys", isOn).get()).toBe(true);
});

test("without storage a choice lasts as long as the page", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full");
  });
  const choice = storedChoice("keys", isOn);
  choice.set(false);
  expect(choice.get()).toBe(false);
});

test("each part of the page sees the change at once, until it is gone", async () => {
  const choice = storedChoice("keys", isOn);
  const [one, two] = [await drawHook(choice.useChoice), await drawHook(choice.useChoice)];
  await one.run(() => choice.set(false));
  expect([one.result(), two.result()]).toEqual([false, false]);
  await two.remove();
  await one.run(() => choice.set(true));
  expect([one.result(), two.result()]).toEqual([true, false]);
  await one.remove();
});
