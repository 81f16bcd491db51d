import { expect, test } from "vitest";
import { drawHook } from "../test/drawHook.tsx";
import { settle } from "../test/onScreen.tsx";
import { useNotifyErrors } from "./useNotifyErrors.ts";

const refusal = { status: 409, code: "conflict", message: "Already done" };

test("a call that succeeds says nothing; a refused one is said with its own words", async () => {
  const screen = await drawHook(useNotifyErrors);
  let calls = 0;
  expect(await screen.result()(async () => (calls += 1))).toBe(true);
  expect([calls, screen.message()]).toEqual([1, ""]);
  expect(await screen.result()(() => Promise.reject(refusal))).toBe(false);
  await settle();
  expect(screen.message()).toBe("Already done");
  await screen.remove();
});

test("a fault of the program is no refusal", async () => {
  const screen = await drawHook(useNotifyErrors);
  await expect(screen.result()(() => Promise.reject(new TypeError("x is undefined")))).rejects.toThrow(
    TypeError,
  );
  expect(screen.message()).toBe("");
  await screen.remove();
});
