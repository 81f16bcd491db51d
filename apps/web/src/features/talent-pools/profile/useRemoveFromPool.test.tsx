import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import { recordSent, refusal, type Sent } from "../../../test/recordSent.ts";
import words from "../talent-pools.en.json";
import { useRemoveFromPool } from "./useRemoveFromPool.ts";

let screen: HookOnScreen<ReturnType<typeof useRemoveFromPool>>;
let sent: Sent[];
let answer: () => unknown;
beforeEach(async () => {
  answer = () => ({ taken_out: 2, put_back: 1 });
  sent = recordSent(() => answer());
  screen = await drawHook(() => useRemoveFromPool("pool"), { "talent-pools": words });
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("undo puts back those who were taken out, and says how many came back", async () => {
  await screen.run((remove) => remove(["ann", "bo"]));
  expect(screen.message()).toBe("2 people were removed from the pool");
  await screen.undo();
  expect(screen.message()).toBe("1 person is back in the pool");
  const body = { talent_pool_id: "pool", user_ids: ["ann", "bo"] };
  expect(sent.map((one) => one.body)).toEqual([body, body]);
  expect(sent[0]?.call).not.toBe(sent[1]?.call);
});

test("a refusal is shown, of the act and of its undo", async () => {
  await screen.run((remove) => remove(["ann"], "Ann"));
  expect(screen.message()).toBe("Ann was removed from the pool");
  answer = () => refusal("conflict", "The pool is gone");
  await screen.undo();
  expect(screen.message()).toBe("The pool is gone");
  answer = () => refusal("forbidden", "Not yours");
  let isDone: boolean | undefined;
  await screen.run(async (remove) => {
    isDone = await remove(["ann"]);
  });
  expect(isDone).toBe(false);
  expect(screen.message()).toBe("Not yours");
});
