import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { NONE_SELECTED, type Selected, select } from "../../lib/selection.ts";
import listWords from "../../lib/words/list.en.json";
import { act } from "../../test/act.ts";
import { draw, findButton, type OnScreen } from "../../test/onScreen.tsx";
import { ListTable } from "./ListTable.tsx";

const ROWS = ["Ann", "Bo"].map((name) => ({ id: name, name }));
let screen: OnScreen;
let selected: Selected;
let sort: string;

function People() {
  const [chosen, setChosen] = useState<Selected>(NONE_SELECTED);
  const [order, setOrder] = useState("name");
  selected = chosen;
  sort = order;
  return (
    <ListTable
      label="People"
      rows={ROWS}
      isFetching={false}
      selected={chosen}
      onSelect={(people, on) => setChosen(select(chosen, people, on))}
      columns={[
        { key: "name", label: "Name", sort: "name" },
        { key: "place", label: "Place" },
      ]}
      sort={order}
      onSort={setOrder}
      who={({ name }) => name}
      cell={() => null}
      actions={() => null}
    />
  );
}
beforeEach(async () => {
  screen = await draw(<People />, { list: listWords });
});
afterEach(() => screen.remove());

const boxes = () => [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
const tick = (at: number) => act(async () => boxes()[at]?.click());
const chosen = () => (selected.all ? [] : [...selected.people.keys()]);

test("the page's checkbox ticks what is left of the page, and unticks a page that is ticked", async () => {
  await tick(1);
  expect(chosen()).toEqual(["Ann"]);
  expect(boxes()[0]?.dataset.indeterminate).toBe("true");
  await tick(0);
  expect(chosen()).toEqual(["Ann", "Bo"]);
  expect(boxes()[0]?.checked).toBe(true);
  await tick(0);
  expect(chosen()).toEqual([]);
});

test("a header sorts by its column, the other way round the second time; one without order is no button", async () => {
  const header = (name: string) =>
    [...document.querySelectorAll<HTMLElement>("[role=button]")].find((one) => one.textContent === name);
  await act(async () => header("Name")?.click());
  expect(sort).toBe("-name");
  expect(document.querySelector("th[aria-sort=descending]")?.textContent).toBe("Name");
  await act(async () => header("Name")?.click());
  expect(sort).toBe("name");
  expect(header("Place")).toBeUndefined();
  expect(findButton("Place")).toBeUndefined();
});
