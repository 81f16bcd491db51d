import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import { recordSent, refusal, type Sent } from "../../../test/recordSent.ts";
import type { toDraft } from "./goalValues.ts";
import { useDraftCalls } from "./useDraftCalls.ts";

const at = (minute: number) => `2026-11-28T08:0${minute}:00.000Z`;

let screen: HookOnScreen<ReturnType<typeof useDraftCalls>>;
let sent: Sent[];
let answer: (call: string) => unknown;
beforeEach(async () => {
  let minute = 1;
  answer = () => ({ saved_at: at(minute++) });
  sent = recordSent(({ call }) => answer(call));
  screen = await drawHook(() => useDraftCalls(at(0)));
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const DRAFT = {} as ReturnType<typeof toDraft>;
const save = () => screen.run(({ calls }) => calls.save(DRAFT));
const over = () => sent.filter(({ body }) => "over" in body).map(({ body }) => body.over);

test("each save replaces the one before it", async () => {
  await screen.run(({ calls }) => {
    calls.save(DRAFT);
    calls.save(DRAFT);
  });
  await save();
  expect(over()).toEqual([at(0), at(1), at(2)]);
});

test("a draft kept elsewhere is pointed out, and replaced only by wish, over its own version", async () => {
  answer = () => refusal("stale_version", "Kept elsewhere");
  await save();
  expect(screen.result().isOtherKept).toBe(true);
  answer = (call) => ({ saved_at: call.startsWith("GET") ? at(7) : at(8) });
  await screen.run(({ calls }) => calls.replace(DRAFT));
  expect(screen.result().isOtherKept).toBe(false);
  await save();
  expect(over()).toEqual([at(0), at(7), at(8)]);
});

test("another refusal is no draft kept elsewhere, and the next save has the same version", async () => {
  answer = () => refusal("conflict", "No");
  await save();
  expect(screen.result().isOtherKept).toBe(false);
  await save();
  expect(over()).toEqual([at(0), at(0)]);
});

test("a discarded draft starts again from the first version", async () => {
  answer = () => refusal("stale_version", "Kept elsewhere");
  await save();
  answer = () => ({ saved_at: at(3) });
  await screen.run(({ calls }) => calls.discard());
  expect(screen.result().isOtherKept).toBe(false);
  await save();
  expect(over()).toEqual([at(0), null]);
});
