import { afterEach, expect, test, vi } from "vitest";
import { buildRequiredSkill } from "../../../test/builders.ts";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import { settle } from "../../../test/onScreen.tsx";
import { recordSent, type Sent } from "../../../test/recordSent.ts";
import { useWhatIf } from "./useWhatIf.ts";

const { skill: SQL } = buildRequiredSkill();

let screen: HookOnScreen<ReturnType<typeof useWhatIf>>;
let sent: Sent[];
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async () => {
  sent = recordSent(() => ({}));
  screen = await drawHook(() => useWhatIf("ann", null));
};
/** Waits until the answer to the last change is there. */
const pause = async () => {
  do await settle(50);
  while (screen.result().isBusy);
};

test("a skill is tried at the level chosen last", async () => {
  await open();
  await screen.run(({ raise }) => raise(SQL, 3));
  await screen.run(({ raise }) => raise(SQL, 5));
  await pause();
  expect(screen.result().skills).toEqual([{ skill: SQL, level: 5 }]);
  expect(sent.at(-1)?.body).toEqual({
    user_id: "ann",
    skills: [{ skill_id: SQL.id, level: 5 }],
    course_ids: [],
  });
  expect(screen.result().isBusy).toBe(false);
});

test("a course is tried and left, and everything is taken back", async () => {
  await open();
  await screen.run(({ toggleCourse }) => toggleCourse("one"));
  await screen.run(({ toggleCourse }) => toggleCourse("two"));
  await screen.run(({ toggleCourse }) => toggleCourse("one"));
  await screen.run(({ raise }) => raise(SQL, 3));
  expect(screen.result().courseIds).toEqual(["two"]);
  await screen.run(({ clear }) => clear());
  await pause();
  expect(sent.at(-1)?.body).toMatchObject({ skills: [], course_ids: [] });
});
