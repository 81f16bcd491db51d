import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildGoal } from "../../../test/buildGoal.ts";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import { recordSent, refusal, type Sent } from "../../../test/recordSent.ts";
import words from "../goals.en.json";
import { emptyGoal } from "./goalValues.ts";
import type { GoalWizard } from "./useGoalWizard.ts";
import { useSaveWizard } from "./useSaveWizard.ts";

const wizard = {
  values: emptyGoal(),
  check: () => true,
  refuse: vi.fn(),
} as Partial<GoalWizard> as GoalWizard;
const frame = { person: null, jobProfileId: null, origin: "own" } as const;
const onSaved = vi.fn();

let screen: HookOnScreen<ReturnType<typeof useSaveWizard>>;
let sent: Sent[];
let answer: () => unknown;
beforeEach(async () => {
  vi.clearAllMocks();
  answer = () => ({ goal: buildGoal() });
  sent = recordSent(() => answer());
  screen = await drawHook(() => useSaveWizard({ wizard, frame, goal: null, onSaved }), { goals: words });
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const save = () => screen.run(({ save: go }) => go());
const keys = () => sent.map(({ key }) => key);

test("a goal that may have been set is asked for again as the same one", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await save();
  answer = () =>
    Response.json({ success: false, message: "Out of order", code: "internal_error" }, { status: 500 });
  await save();
  expect(screen.result().problem).toBe("Out of order");
  answer = () => ({ goal: buildGoal() });
  await save();
  expect(keys()[0]).toMatch(/./);
  expect(new Set(keys()).size).toBe(1);
  expect(onSaved).toHaveBeenCalledOnce();
});

test("a goal that was refused is another one once it is corrected", async () => {
  answer = () => refusal("validation_failed", "Check", { fields: { name: "Too long" } });
  await save();
  expect(wizard.refuse).toHaveBeenCalledWith({ name: "Too long" });
  answer = () => ({ goal: buildGoal() });
  await save();
  expect(new Set(keys()).size).toBe(2);
});
