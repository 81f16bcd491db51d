import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { drawHook, type HookOnScreen } from "../test/drawHook.tsx";
import { addressQuery } from "../test/drawPage.tsx";
import { useRequestedAction } from "./useRequestedAction.ts";

let screen: HookOnScreen<(ready: boolean) => void>;
const add = vi.fn();
const open = async (query: string, isReady = true) => {
  window.history.pushState({}, "", `/${query}`);
  screen = await drawHook(() => {
    const [ready, setReady] = useState(isReady);
    useRequestedAction(ready, { add, remove: undefined });
    return setReady;
  });
};
afterEach(async () => {
  add.mockReset();
  await screen.remove();
  window.history.pushState({}, "", "/");
});

test("starts what the address asks for once, and takes it out of the address", async () => {
  await open("?do=add&search=x");
  expect(add).toHaveBeenCalledTimes(1);
  expect(addressQuery()).toBe("?search=x");
});

test("waits until it is known what one may do", async () => {
  await open("?do=add", false);
  expect(add).not.toHaveBeenCalled();
  expect(addressQuery()).toBe("?do=add");
  await screen.run((setReady) => setReady(true));
  expect(add).toHaveBeenCalledTimes(1);
});

test.each(["remove", "unknown"])("what one may not do, or nobody can, is left out: %s", async (name) => {
  await open(`?do=${name}`);
  expect(add).not.toHaveBeenCalled();
  expect(addressQuery()).toBe("");
});
