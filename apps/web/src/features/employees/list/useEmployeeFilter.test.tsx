import { afterEach, expect, test } from "vitest";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import { addressQuery } from "../../../test/drawPage.tsx";
import { type FilterState, useEmployeeFilter } from "./useEmployeeFilter.ts";

const GRID = "01890a5d-ac96-774b-bcce-b302099a8057";

let screen: HookOnScreen<FilterState>;
const open = async (query: string) => {
  window.history.pushState({}, "", `/employees?${query}`);
  screen = await drawHook(useEmployeeFilter);
};
afterEach(() => screen.remove());

test("a filter that only a link can bring counts, is asked for, and goes with the others", async () => {
  await open(`short=${GRID}&joined=2026-01-01,2026-03-31&page=2`);
  const { isFiltered, filter, page } = screen.result();
  expect(isFiltered).toBe(true);
  expect(filter).toMatchObject({ short_of: [GRID], joined_from: "2026-01-01", joined_to: "2026-03-31" });
  expect(page).toBe(2);
  await screen.run(({ clear }) => clear());
  expect(addressQuery()).toBe("");
  expect(screen.result().isFiltered).toBe(false);
});

test("what an address says that is no filter is left out, so that the list comes all the same", async () => {
  await open(`departments=x,${GRID}&employeeStatus=active,asleep&joined=2026-01-01,soon&sort=height`);
  expect(screen.result().filter).toMatchObject({ departments: [GRID], employee_status: ["active"] });
  expect(screen.result().filter).not.toHaveProperty("joined_from");
  expect(screen.result().sort).toBe("name");
});

test("a saved view keeps filters and order, and not the page", async () => {
  await open(`departments=${GRID}&sort=-name&page=3`);
  expect(screen.result().view).toBe(`departments=${GRID}&sort=-name`);
});
