import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import { recordSent, refusal, type Sent } from "../../../test/recordSent.ts";
import words from "../employees.en.json";
import { useLeave } from "./useLeave.ts";

const ALL = { filter: { search_query: "" }, except: ["cas"] };

let screen: HookOnScreen<ReturnType<typeof useLeave>>;
let sent: Sent[];
let answer: () => unknown;
beforeEach(async () => {
  answer = () => ({ user_ids: ["ann", "bo"] });
  sent = recordSent(() => answer());
  screen = await drawHook(useLeave, { employees: words });
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("undo brings back those who were deactivated, regardless of who matches the filter by then, with their work", async () => {
  await screen.run(({ leave }) => leave("deactivate", ALL, "rita"));
  expect(screen.message()).toBe("2 people were deactivated");
  await screen.undo();
  expect(screen.message()).toBe("2 people were reactivated");
  expect(sent.map(({ body }) => body)).toEqual([
    { selection: ALL, hand_over_to: "rita" },
    { selection: { user_ids: ["ann", "bo"] }, take_back: true },
  ]);
});

test("a deletion has no undo", async () => {
  await screen.run(({ leave }) => leave("delete", { user_ids: ["ann"] }));
  expect(screen.message()).toBe("2 people were deleted");
  await screen.undo();
  expect(sent.map(({ body }) => body)).toEqual([{ selection: { user_ids: ["ann"] } }]);
});

test("what the server refuses is shown beside the choice, until the next attempt", async () => {
  answer = () =>
    refusal("validation_failed", "Check the form", { fields: { hand_over_to: "Choose someone" } });
  await screen.run(({ leave }) => leave("deactivate", ALL));
  expect(screen.result().refused).toBe("Choose someone");
  answer = () => ({ user_ids: ["ann"] });
  await screen.run(({ leave }) => leave("deactivate", ALL, "rita"));
  expect(screen.result().refused).toBeUndefined();
});
