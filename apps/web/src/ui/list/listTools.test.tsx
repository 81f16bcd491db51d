import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import listWords from "../../lib/words/list.en.json";
import { act } from "../../test/act.ts";
import { drawHook } from "../../test/drawHook.tsx";
import { findNamed, pressNamed, said } from "../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../test/onScreen.tsx";
import { AddMenu } from "./AddMenu.tsx";
import { CardStack } from "./CardStack.tsx";
import { DensitySwitch } from "./DensitySwitch.tsx";
import { density } from "./density.ts";
import { ListCards } from "./ListCards.tsx";
import { ListPage } from "./ListPage.tsx";
import { ListTools } from "./ListTools.tsx";
import { PersonName } from "./PersonName.tsx";
import { RowMenu } from "./RowMenu.tsx";
import { SelectableRow } from "./SelectableRow.tsx";
import { useListDisplay } from "./useListDisplay.ts";
import { ViewSwitch } from "./ViewSwitch.tsx";

let screen: OnScreen | undefined;
const onAct = vi.fn();
const open = async (children: React.ReactNode) => {
  await screen?.remove();
  screen = await draw(children, { list: listWords });
};
beforeEach(() => {
  onAct.mockClear();
  window.localStorage.clear();
});
afterEach(async () => {
  await screen?.remove();
  vi.restoreAllMocks();
});
const item = (name: string) =>
  [...document.querySelectorAll<HTMLElement>("[role^=menuitem]")].find((one) => one.textContent === name);
const pick = (name: string) => act(async () => item(name)?.click());

/** A media query that never changes, in both of the browser's ways to follow one. */
const QUIET = {
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
  addListener: vi.fn(),
  removeListener: vi.fn(),
};

const page = (more: Partial<ComponentProps<typeof ListPage<{ data: string[]; total: number }>>> = {}) => (
  <ListPage
    title="People"
    description="All of them"
    action={null}
    filters={null}
    read={{ data: { data: ["Anna"], total: 30 }, refetch: onAct }}
    failed="No people"
    size={10}
    filtering={{ page: 1, setPage: onAct, isFiltered: false, clear: onAct }}
    none={{ title: "No match", description: "Try less" }}
    first={{ title: "No one yet", description: "Add someone" }}
    {...more}
  >
    {({ data }) => <p>{`Rows ${data.join()}`}</p>}
  </ListPage>
);
test("a list shows its rows with their pages", async () => {
  await open(page());
  expect(said()).toContain("Rows Anna");
  await pressNamed("Next page");
  expect(onAct).toHaveBeenCalledWith(2);
});

test("a list that is empty because of its filters offers to clear them; one that has no one yet does not", async () => {
  const read = { data: { data: [], total: 0 }, refetch: onAct };
  await open(page({ read, filtering: { page: 0, setPage: onAct, isFiltered: true, clear: onAct } }));
  expect(said()).toContain("No match");
  expect(said()).not.toContain("Rows");
  await pressNamed("Clear filters");
  expect(onAct).toHaveBeenCalledOnce();
  await open(page({ read, filtering: { page: 0, setPage: onAct, isFiltered: false, clear: onAct } }));
  expect(said()).toContain("No one yet");
  expect(findNamed("Clear filters")).toBeUndefined();
});

test("a list that could not be read says so, and is read again; while it is read it is neither empty nor full", async () => {
  await open(page({ read: { error: { status: 500, code: "c", message: "Broken" }, refetch: onAct } }));
  expect(said()).toContain("No people");
  await pressNamed("Try again");
  expect(onAct).toHaveBeenCalledOnce();
  await open(page({ read: { refetch: onAct } }));
  expect(document.querySelector("[role=status][aria-label=Loading]")).not.toBeNull();
  expect(said()).not.toContain("No one yet");
});

const look = (more: object = {}) => ({
  view: "table" as const,
  setView: onAct,
  isNarrow: false,
  all: ["place", "team"] as const,
  columns: ["place"] as const,
  setColumns: onAct,
  ...more,
});
const tools = (more: object = {}, isSortedByHeads = false) => (
  <ListTools
    look={look(more)}
    columnName={(column) => `Column ${column}`}
    sorts={[
      { value: "name", label: "By name" },
      { value: "-name", label: "Backwards" },
    ]}
    sort="name"
    onSort={onAct}
    isSortedByHeads={isSortedByHeads}
  >
    <button type="button">Export</button>
  </ListTools>
);
test("a table has columns to choose, an order, a height of rows and another view", async () => {
  await open(tools());
  await pressNamed("Columns");
  expect(item("Column place")?.getAttribute("aria-checked")).toBe("true");
  await pick("Column team");
  expect(onAct).toHaveBeenLastCalledWith(["place", "team"]);
  await open(tools());
  await pressNamed("Sort by");
  await pick("Backwards");
  expect(onAct).toHaveBeenLastCalledWith("-name");
  await pressNamed("Cards");
  expect(onAct).toHaveBeenLastCalledWith("cards");
  expect(findNamed("Comfortable rows")).toBeDefined();
});

test("a table whose heads sort needs no menu for it; cards need it, and have neither columns nor heights", async () => {
  await open(tools({}, true));
  expect(findNamed("Sort by")).toBeUndefined();
  await open(tools({ view: "cards" }, true));
  expect(findNamed("Sort by")).toBeDefined();
  expect(findNamed("Columns")).toBeUndefined();
  expect(findNamed("Comfortable rows")).toBeUndefined();
});

test("where only cards fit there is no other view", async () => {
  await open(tools({ view: "cards", isNarrow: true }));
  expect(findNamed("Table")).toBeUndefined();
  await open(<ViewSwitch view="table" onView={onAct} />);
  await pressNamed("Table");
  expect(onAct).not.toHaveBeenCalled();
});

test("how a list looks is kept on this device; unknown columns are dropped, in the list's own order", async () => {
  const options = { viewKey: "v", columnsKey: "c", all: ["place", "team", "fit"], first: ["team"] } as const;
  const isNarrow = { now: false };
  vi.spyOn(window, "matchMedia").mockImplementation(() => ({ matches: isNarrow.now, ...QUIET }) as never);
  const first = await drawHook(() => useListDisplay(options));
  expect(first.result()).toMatchObject({ view: "table", columns: ["team"] });
  await first.run(({ setColumns }) => setColumns(["fit", "place", "gone"]));
  expect(first.result().columns).toEqual(["place", "fit"]);
  await first.run(({ setView }) => setView("cards"));
  await first.remove();
  window.localStorage.setItem("c", JSON.stringify(["gone", "fit", "place"]));
  const second = await drawHook(() => useListDisplay(options));
  expect(second.result()).toMatchObject({ view: "cards", columns: ["place", "fit"], isNarrow: false });
  await second.run(({ setView }) => setView("table"));
  await second.remove();
  isNarrow.now = true;
  const narrow = await drawHook(() => useListDisplay(options));
  expect(narrow.result()).toMatchObject({ view: "cards", isNarrow: true });
  await narrow.remove();
});

test("the height of rows is switched, and kept", async () => {
  density.set("compact");
  await open(<DensitySwitch />);
  await pressNamed("Comfortable rows");
  expect(density.get()).toBe("comfortable");
  expect(findNamed("Comfortable rows")?.getAttribute("aria-pressed")).toBe("true");
  await pressNamed("Comfortable rows");
  expect(density.get()).toBe("compact");
});

test("people as cards are ticked one by one", async () => {
  const rows = [
    { id: "a", name: "Anna" },
    { id: "b", name: "Bram" },
  ];
  await open(
    <ListCards
      rows={rows}
      isFetching={false}
      selected={{ all: false, people: new Map([["a", "Anna"]]) }}
      onSelect={onAct}
      who={({ name }) => name}
      about={() => "about"}
      state={() => "state"}
      actions={() => "acts"}
    />,
  );
  const box = (name: string) => document.querySelector<HTMLInputElement>(`[aria-label="Select ${name}"]`);
  expect([box("Anna")?.checked, box("Bram")?.checked]).toEqual([true, false]);
  await act(async () => box("Anna")?.click());
  expect(onAct).toHaveBeenLastCalledWith([rows[0]], false);
  await act(async () => box("Bram")?.click());
  expect(onAct).toHaveBeenLastCalledWith([rows[1]], true);
});

test("someone without any allowed action cannot be ticked", async () => {
  const row = (can: string[]) => (
    <SelectableRow
      person={{ name: "Anna", can }}
      isSelected={false}
      onSelect={onAct}
      columns={{ xs: "1fr", md: "1fr" }}
    >
      Anna
    </SelectableRow>
  );
  const box = () => document.querySelector<HTMLInputElement>("input");
  await open(row([]));
  expect(box()?.disabled).toBe(true);
  await open(row(["invite"]));
  await act(async () => box()?.click());
  expect(onAct).toHaveBeenCalledOnce();
});

test("a name leads to the person's page where the reader has it", async () => {
  const person = { name: "Anna", email: "anna@noordlicht.example", photo_url: null };
  await open(<PersonName person={person} path="/people/a" />);
  expect(findNamed("Anna")?.getAttribute("href")).toBe("/people/a");
  expect(said()).toContain("anna@noordlicht.example");
  await open(<PersonName person={person} path={undefined} />);
  expect(findNamed("Anna")).toBeUndefined();
  expect(said()).toContain("Anna");
});

test("a row has a menu where something can be done, and an edit beside it where it is given", async () => {
  const edit = { label: "Edit Anna", onAct };
  await open(<RowMenu name="Anna" acts={[]} edit={edit} />);
  expect(document.querySelector("button")).toBeNull();
  await open(<RowMenu name="Anna" acts={[{ key: "end", label: "End", onAct }]} edit={edit} />);
  await pressNamed("Edit Anna");
  expect(onAct).toHaveBeenCalledTimes(1);
  await pressNamed("Actions for Anna");
  await pick("End");
  expect(onAct).toHaveBeenCalledTimes(2);
  expect(findNamed("Actions for Anna")?.getAttribute("aria-expanded")).toBe("false");
});

test("a button adds one, unless it may not; the arrow beside it has the other ways", async () => {
  const menu = (disabled: boolean, ways = [{ key: "upload", label: "Upload", onAct }]) => (
    <AddMenu add="Add person" more="More ways" disabled={disabled} onAdd={() => onAct("one")} ways={ways} />
  );
  await open(menu(false));
  await pressNamed("Add person");
  expect(onAct).toHaveBeenLastCalledWith("one");
  await pressNamed("More ways");
  await pick("Upload");
  expect(onAct).toHaveBeenCalledTimes(2);
  await open(menu(true, []));
  expect(findNamed("Add person")).toMatchObject({ disabled: true });
  expect(findNamed("More ways")).toBeUndefined();
});

test("the keys walk through a list alone on its page, and not through one of several", async () => {
  const cards = (isOneOfSeveral: boolean) => (
    <CardStack label="Goals" isFetching={false} isOneOfSeveral={isOneOfSeveral}>
      <li>
        <button type="button">First</button>
      </li>
      <li>
        <a href="/second">Second</a>
      </li>
    </CardStack>
  );
  const key = (name: string) =>
    act(async () => {
      const event = new KeyboardEvent("keydown", { key: name, bubbles: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
    });
  await open(cards(false));
  await key("k");
  expect(document.activeElement?.textContent).toBe("Second");
  await key("k");
  await key("k");
  expect(document.activeElement?.textContent).toBe("First");
  await open(cards(true));
  await key("j");
  expect(document.activeElement).toBe(document.body);
});
