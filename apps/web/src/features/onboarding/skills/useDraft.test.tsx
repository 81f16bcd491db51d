import { afterEach, expect, test } from "vitest";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import { EMPTY_DRAFT } from "./draft.ts";
import { useDraft } from "./useDraft.ts";

let screen: HookOnScreen<ReturnType<typeof useDraft>>;
const reload = async (userId: string) => {
  await screen?.remove();
  screen = await drawHook(() => useDraft(userId));
  return screen.result()[0];
};
afterEach(async () => {
  await screen.remove();
  sessionStorage.clear();
});

test("selected skills come back after a reload, for that person alone, until they are saved", async () => {
  expect(await reload("anna")).toEqual(EMPTY_DRAFT);
  await screen.run(([, change]) => change({ kind: "levelled", skillId: "sql", level: 4 }));
  expect(await reload("bo")).toEqual(EMPTY_DRAFT);
  expect((await reload("anna")).levels).toEqual({ sql: 4 });
  await screen.run(([, change]) => change({ kind: "cleared" }));
  expect(sessionStorage).toHaveLength(0);
  sessionStorage.setItem("onboarding-skills-anna", '{"choices":"none"}');
  expect(await reload("anna")).toEqual(EMPTY_DRAFT);
});
