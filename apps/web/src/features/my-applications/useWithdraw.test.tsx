import type { MyApplication } from "@vaardig/contract/my-applications/myApplications";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawHook, type HookOnScreen } from "../../test/drawHook.tsx";
import { recordSent, refusal, type Sent } from "../../test/recordSent.ts";
import words from "./my-applications.en.json";
import { useWithdraw } from "./useWithdraw.ts";

const MINE = { id: "mine", version: 2, vacancy: { id: "job", name: "Planner" } } as MyApplication;

let screen: HookOnScreen<ReturnType<typeof useWithdraw>>;
let sent: Sent[];
let answer: () => unknown;
beforeEach(async () => {
  answer = () => ({ ...MINE, version: 3 });
  sent = recordSent(() => answer());
  screen = await drawHook(useWithdraw, { "my-applications": words });
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("who withdrew takes part again by undo, at the version that withdrawing made", async () => {
  await screen.run(({ start }) => start(MINE));
  expect(screen.message()).toBe("You withdrew from Planner");
  await screen.undo();
  expect(screen.message()).toBe(words.back);
  expect(sent.map(({ body }) => body)).toEqual([
    { id: "mine", version: 2 },
    { id: "mine", version: 3 },
  ]);
});

test("a refusal is shown, of the act and of its undo", async () => {
  answer = () => refusal("conflict", "You were hired");
  await screen.run(({ start }) => start(MINE));
  expect(screen.message()).toBe("You were hired");
  answer = () => ({ ...MINE, version: 3 });
  await screen.run(({ start }) => start(MINE));
  answer = () => refusal("conflict", "The job is closed");
  await screen.undo();
  expect(screen.message()).toBe("The job is closed");
});
