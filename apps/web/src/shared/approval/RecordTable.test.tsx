import { afterEach, beforeAll, expect, test } from "vitest";
import { act } from "../../test/act.ts";
import { draw, type OnScreen, placeStyles } from "../../test/onScreen.tsx";
import { density } from "../../ui/list/density.ts";
import words from "./approval.en.json";
import { RecordTable } from "./RecordTable.tsx";

const job = {
  id: "one",
  name: "Operationeel installatieverantwoordelijke elektrotechniek in de regio Noordoost",
  status: null,
  publication: "open",
  change_waiting: false,
  owner_name: "Ilona Bezemer",
} as const;

beforeAll(placeStyles);

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  await act(() => density.set("compact"));
});

test("a row of a table is 44 px high however long its name, and 52 where someone chose comfortable rows", async () => {
  screen = await draw(
    <RecordTable
      label="Jobs"
      name="Job"
      rows={[job]}
      pathOf={() => "/jobs/one"}
      aboutOf={() => ["Grid Operations", "Groningen"]}
      columns={[]}
    />,
  );
  const cell = document.querySelector("tbody td");
  const look = () => getComputedStyle(cell ?? document.body);
  for (const line of cell?.querySelectorAll("a, p") ?? [])
    expect(getComputedStyle(line).whiteSpace).toBe("nowrap");
  expect(cell?.querySelectorAll("a, p")).toHaveLength(2);
  expect(look().height).toBe("44px");
  await act(async () => density.set("comfortable"));
  expect(look().height).toBe("52px");
});

test("a change that waits is shown in the one chip of its row, so that the row is as high as the others", async () => {
  const changed = { ...job, status: "Pending", change_waiting: true } as const;
  screen = await draw(
    <RecordTable
      label="Jobs"
      name="Job"
      rows={[changed]}
      pathOf={() => "/jobs/one"}
      aboutOf={() => []}
      columns={[]}
    />,
    { approval: words },
  );
  const chips = [...document.querySelectorAll("tbody td:nth-child(2) .MuiChip-root")];
  expect(chips.map((chip) => chip.textContent)).toEqual(["Open · change pending"]);
});
