import { afterEach, expect, test, vi } from "vitest";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import { settle } from "../../../test/onScreen.tsx";
import { refused, stubServer, writes } from "../../../test/stubServer.ts";
import words from "../employees.en.json";
import { useEditSeveral } from "./useEditSeveral.ts";

const EDIT = "POST /employee/bulk_edit";
const UNDO = "POST /employee/bulk_edit/undo";
const done = (more: object = {}) => ({ undo_id: "u", changed: 3, left_place: 0, left_out: [], ...more });

let screen: HookOnScreen<ReturnType<typeof useEditSeveral>>;
let isWhole: boolean | undefined;
async function edit(answers: Parameters<typeof stubServer>[0]) {
  const asked = stubServer(answers);
  screen = await drawHook(useEditSeveral, { employees: words });
  await screen.run(async (hook) => {
    isWhole = await hook.edit({ selection: { user_ids: ["a"] }, department_id: "d" });
  });
  await settle();
  return asked;
}
afterEach(async () => {
  isWhole = undefined;
  await screen.remove();
  vi.unstubAllGlobals();
});

test.each([
  ["how many it changed", done(), "3 people changed"],
  [
    "who left a team or position",
    done({ changed: 1, left_place: 1 }),
    "1 person changed. 1 person left a team or position",
  ],
  ["that nothing changed", done({ changed: 0 }), "No change"],
])("says %s", async (_what, answer, message) => {
  const asked = await edit({ [EDIT]: () => answer });
  expect([isWhole, screen.message()]).toEqual([true, message]);
  expect(writes(asked)[0]?.body).toEqual({ selection: { user_ids: ["a"] }, department_id: "d" });
});

test("who was left out has to be shown", async () => {
  await edit({ [EDIT]: () => done({ left_out: [{ id: "b" }] }) });
  expect(isWhole).toBe(false);
  expect(screen.result().result?.left_out).toHaveLength(1);
});

test.each([
  [0, "Undone for 3 people"],
  [1, "Undone for 3 people. 1 person has been changed since and stays that way"],
])("undo says how many are as before, and that %i stay changed", async (kept, message) => {
  const asked = await edit({ [EDIT]: () => done(), [UNDO]: () => ({ restored: 3, kept }) });
  await screen.undo();
  expect(writes(asked).at(-1)).toMatchObject({ call: UNDO, body: { undo_id: "u" } });
  expect(screen.message()).toBe(message);
});

test("a refused undo is said", async () => {
  await edit({ [EDIT]: () => done(), [UNDO]: refused(409, {}, { message: "Too late" }) });
  await screen.undo();
  expect(screen.message()).toBe("Too late");
});

test.each([
  [
    "the field's own words",
    { message: "Invalid", fields: { role_id: "Not there any more" } },
    "Not there any more",
  ],
  ["else its message", { message: "Not now" }, "Not now"],
])("a refusal is kept for the dialog with %s, and goes with the next try", async (_what, told, text) => {
  let answer: Parameters<typeof stubServer>[0][string] = refused(400, {}, told);
  await edit({ [EDIT]: (...given) => answer(...given) });
  expect([isWhole, screen.result().refused, screen.message()]).toEqual([false, text, ""]);
  answer = () => done();
  await screen.run((hook) => hook.edit({ selection: { user_ids: ["a"] } }));
  expect(screen.result().refused).toBeUndefined();
});
