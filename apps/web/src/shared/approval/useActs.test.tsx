import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ApiError } from "../../lib/api/apiError.ts";
import { drawHook, type HookOnScreen } from "../../test/drawHook.tsx";
import words from "./approval.en.json";
import { type Commands, useActs } from "./useActs.ts";

const RECORD = { id: "job", version: 3, name: "Planner" };
const OF = { id: "job", version: 3 };

let outcome: () => Promise<unknown>;
const command = () => vi.fn(() => ({ unwrap: () => outcome() }));
const commands = {
  submit: command(),
  approve: command(),
  hold: command(),
  reopen: command(),
  close: command(),
  discard_change: command(),
  decline: command(),
  delete: command(),
} satisfies Record<keyof Commands, unknown>;
const refetch = vi.fn();
const refuse = (error: Partial<ApiError>) => {
  outcome = () => Promise.reject({ status: 409, code: "conflict", message: "Refused", ...error });
};

let screen: HookOnScreen<ReturnType<typeof useActs>>;
beforeEach(async () => {
  vi.clearAllMocks();
  outcome = async () => ({});
  window.history.pushState({}, "", "/jobs/job");
  const options = { record: RECORD, commands, refetch, listPath: "/jobs" };
  screen = await drawHook(() => useActs(options), { approval: words });
});
afterEach(() => screen.remove());

test("a command names the version that was read, and says what it did", async () => {
  await screen.run(({ onAct }) => onAct("approve"));
  expect(commands.approve).toHaveBeenCalledExactlyOnceWith({ body: OF });
  expect(screen.message()).toBe("Planner has been approved");
  await screen.run(({ onAct }) => onAct("decline", "Too early"));
  expect(commands.decline).toHaveBeenCalledExactlyOnceWith({ body: { ...OF, reason: "Too early" } });
  expect(refetch).not.toHaveBeenCalled();
});

test("only a deletion leaves for the list", async () => {
  await screen.run(({ onAct }) => onAct("close"));
  expect(window.location.pathname).toBe("/jobs/job");
  await screen.run(({ onAct }) => onAct("delete"));
  expect(commands.delete).toHaveBeenCalledExactlyOnceWith({ query: OF });
  expect(window.location.pathname).toBe("/jobs");
});

test.each(["stale_version", "conflict"] as const)("a %s reads the record again and says so", async (code) => {
  refuse({ code });
  await screen.run(({ onAct }) => onAct("approve"));
  expect(screen.message()).toBe(words.stale);
  expect(refetch).toHaveBeenCalledOnce();
});

test("another refusal is shown in the server's words; of a reason it is the form's", async () => {
  refuse({ code: "validation_failed", fields: { apply_by: "The deadline is past" } });
  await screen.run(({ onAct }) => onAct("reopen"));
  expect(screen.message()).toBe("The deadline is past");
  expect(refetch).not.toHaveBeenCalled();
  let thrown: unknown;
  await screen.run(({ onAct }) =>
    onAct("decline").catch((error: unknown) => {
      thrown = error;
    }),
  );
  expect(thrown).toMatchObject({ code: "validation_failed" });
  expect(screen.result().isBusy).toBe(false);
});
