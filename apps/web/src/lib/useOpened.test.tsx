import { afterEach, expect, test } from "vitest";
import { drawHook, type HookOnScreen } from "../test/drawHook.tsx";
import { settle, stepBack } from "../test/onScreen.tsx";
import { useAddress } from "./useAddress.ts";
import { useOpened } from "./useOpened.ts";

let hook: HookOnScreen<ReturnType<typeof useOpened>>;
afterEach(() => hook.remove());
const start = async (address: string) => {
  window.history.pushState({}, "", address);
  hook = await drawHook(() => useOpened(useAddress()));
};
const query = () => window.location.search;

test("the browser's Back closes what was opened over a list", async () => {
  await start("/list?page=2");
  await hook.run(({ open }) => open("a"));
  expect(hook.result().id).toBe("a");
  expect(query()).toBe("?page=2&open=a");
  await stepBack();
  expect(hook.result().id).toBeUndefined();
  expect(query()).toBe("?page=2");
});

test("closing leaves no second list behind in the history", async () => {
  await start("/before");
  await hook.remove();
  await start("/list");
  await hook.run(({ open }) => open("a"));
  await hook.run(({ close }) => close());
  await settle();
  expect(query()).toBe("");
  await stepBack();
  expect(window.location.pathname).toBe("/before");
});

test("an address that was opened elsewhere is closed in place", async () => {
  await start("/list?open=a");
  const before = window.history.length;
  await hook.run(({ close }) => close());
  expect(query()).toBe("");
  expect(window.history.length).toBe(before);
});
