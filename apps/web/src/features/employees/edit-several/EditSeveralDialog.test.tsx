import { afterEach, expect, test, vi } from "vitest";
import { drawPage, said } from "../../../test/drawPage.tsx";
import { choose, fieldOf, findButton, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { openServer, type Save } from "../../../test/openServer.ts";
import words from "../employees.en.json";
import { EditSeveralDialog } from "./EditSeveralDialog.tsx";

let screen: OnScreen | undefined;
let saves: Save[] = [];
const onDone = vi.fn();
const onClose = vi.fn();
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
  onDone.mockClear();
  onClose.mockClear();
});

const GRID = "0190a000-0000-7000-8000-000000000001";
const selection = {
  user_ids: ["0190a000-0000-7000-8000-000000000002", "0190a000-0000-7000-8000-000000000003"],
};
const list = (data: unknown[]) => ({ data, total: data.length, can: [] });

async function open() {
  saves = openServer("/employee/bulk_edit", {
    "/department": () => list([{ id: GRID, name: "Grid", people_count: 3 }]),
    "/role": () => list([]),
  });
  const Dialog = () => (
    <EditSeveralDialog {...{ selection, onDone, onClose }} count={2} mayClearManager={true} />
  );
  screen = await drawPage(Dialog, {}, { employees: words });
  await settle();
}
const done = { undo_id: GRID, changed: 2, unchanged: 0, left_place: 0, left_out: [] };

test("sends what was chosen alone, and closes once everyone is changed", async () => {
  await open();
  expect(findButton("Change 2 people")?.disabled).toBe(true);
  // The keyboard goes on where it was.
  expect(document.activeElement).toBe(fieldOf(words.fields.department));
  await type(words.fields.department, "Gr");
  await choose("Grid");
  await press("Change 2 people");
  expect(saves[0]?.body).toEqual({ selection, department_id: GRID });
  await saves[0]?.answer(done);
  expect(onDone).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

test("stays to say who kept what they had", async () => {
  await open();
  await type(words.fields.department, "No");
  await choose(words.form.none.department_id);
  await press("Change 2 people");
  expect(saves[0]?.body).toEqual({ selection, department_id: null });
  const leftOut = [{ reason: "manager_cycle", count: 1, names: ["Bo Akker"] }];
  await saves[0]?.answer({ ...done, changed: 1, left_out: leftOut });
  expect(onClose).not.toHaveBeenCalled();
  expect(said()).toContain("Bo Akker would report to themselves");
});

test("is sent once, also when it is pressed again while it is under way", async () => {
  await open();
  await type(words.fields.department, "Gr");
  await choose("Grid");
  await press("Change 2 people");
  await press("Change 2 people");
  expect(saves).toHaveLength(1);
});
