import type { EmployeeRow } from "@vaardig/contract/employees/employees";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import listWords from "../../../lib/words/list.en.json";
import { act } from "../../../test/act.ts";
import { said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import { stubServer } from "../../../test/stubServer.ts";
import { useListDisplay } from "../../../ui/list/useListDisplay.ts";
import { useListEmployeesQuery } from "../employees.api.ts";
import words from "../employees.en.json";
import { usePersonActs } from "../modals/usePersonActs.ts";
import { LIST_DISPLAY } from "./columns.ts";
import * as names from "./EmployeeName.tsx";
import { SelectableEmployees } from "./SelectableEmployees.tsx";
import { useEmployeeFilter } from "./useEmployeeFilter.ts";

const person = {
  id: "019b0000-0000-7000-8000-000000000001",
  name: "Iris Bos",
  email: "iris@noordlicht.example",
  system_role: "employee",
  status: "active",
  can: [],
} as unknown as EmployeeRow;
const other = { ...person, id: "019b0000-0000-7000-8000-000000000002", name: "Jan Smit" };
const drawn = vi.fn();

function Filters() {
  drawn();
  return null;
}

function Page() {
  const filtering = useEmployeeFilter();
  const look = useListDisplay(LIST_DISPLAY);
  const read = useListEmployeesQuery({ query: {} });
  const acts = usePersonActs();
  const [filters] = useState(<Filters />);
  return (
    <SelectableEmployees
      {...acts}
      title="Employees"
      description=""
      action={null}
      filters={filters}
      look={look}
      filtering={filtering}
      read={read}
    />
  );
}

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a tick raises the bar of what can be done, and leaves the filters and the other rows as they are", async () => {
  stubServer({
    "GET /employee": () => ({
      data: [person, other],
      total: 2,
      short_of: [],
      can: ["invite"],
      assignable_roles: [],
    }),
  });
  screen = await draw(<Page />, { employees: words, list: listWords });
  const box = () => document.querySelector<HTMLInputElement>(`input[aria-label="Select ${person.name}"]`);
  await vi.waitFor(() => expect(box()).not.toBeNull());
  drawn.mockClear();
  const drawnName = vi.spyOn(names, "EmployeeName");
  await act(async () => box()?.click());
  expect(box()?.checked).toBe(true);
  expect(said()).toContain(words.actions.invite);
  expect(drawn).not.toHaveBeenCalled();
  const redrawn = drawnName.mock.calls.map(([{ person: one }]) => one.name);
  expect(redrawn).not.toContain(other.name);
});
