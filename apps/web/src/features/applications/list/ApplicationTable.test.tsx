import type { ApplicationListRow } from "@vaardig/contract/applications/applications";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { draw, type OnScreen, placeStyles } from "../../../test/onScreen.tsx";
import { density } from "../../../ui/list/density.ts";
import type { ApplicationActs } from "../acts/useActs.tsx";
import words from "../applications.en.json";
import { ApplicationTable } from "./ApplicationTable.tsx";
import type { ApplicationFilter } from "./useApplicationFilter.ts";

const rowOf = (id: string, name: string) =>
  ({
    id,
    person: { id: `person of ${id}`, name, photo_url: null, internal: false, title: "Aardgasdistributeur" },
    vacancy: { id: "job", name: "Operationeel installatieverantwoordelijke elektrotechniek" },
    owner: "Ilona Bezemer",
    stage: "Interview",
    outcome: "active",
    archived: false,
    next_action: null,
    stage_since: "2026-11-01T10:00:00.000Z",
    forward: [],
    back: [],
    rejection: null,
    can: [],
  }) as unknown as ApplicationListRow;
const ACTS = { move: vi.fn(), act: vi.fn(), dialog: null } as unknown as ApplicationActs;
const FILTER = { query: { sort: "newest" }, setSort: vi.fn() } as unknown as ApplicationFilter;
const onOpen = vi.fn();

beforeAll(placeStyles);

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  await act(() => density.set("compact"));
});
const show = async () => {
  const rows = [rowOf("one", "Anna de Vries"), rowOf("two", "Bram Bos")];
  const table = (
    <ApplicationTable rows={rows} isFetching={false} acts={ACTS} onOpen={onOpen} filter={FILTER} />
  );
  screen = await draw(table, { applications: words });
};
const press = (key: string) =>
  act(async () => {
    const focused = document.activeElement ?? document.body;
    focused.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });

test("keeps one height of row however long its texts, 44 px or the chosen 52", async () => {
  await show();
  const cells = [...document.querySelectorAll("tbody tr:first-child > *")];
  const heights = () => new Set(cells.map((cell) => getComputedStyle(cell).height));
  expect(cells).toHaveLength(6);
  for (const cell of cells) expect(getComputedStyle(cell).whiteSpace).toBe("nowrap");
  expect([...heights()]).toEqual(["44px"]);
  await act(async () => density.set("comfortable"));
  expect([...heights()]).toEqual(["52px"]);
});

test("j and k walk through the names, whose button Enter presses", async () => {
  await show();
  await press("j");
  await press("j");
  expect(document.activeElement?.textContent).toBe("Bram Bos");
  await press("k");
  expect(document.activeElement?.textContent).toBe("Anna de Vries");
  await act(async () => (document.activeElement as HTMLElement).click());
  expect(onOpen.mock.calls).toEqual([["one"]]);
});
