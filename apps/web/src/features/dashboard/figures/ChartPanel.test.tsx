import { afterEach, expect, test } from "vitest";
import { findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import words from "../dashboard.en.json";
import { ChartPanel } from "./ChartPanel.tsx";

let screen: OnScreen;
afterEach(() => screen.remove());

test("a chart is announced as an image, and each row of its table links to the people it counts", async () => {
  screen = await draw(
    <ChartPanel
      kind="bars"
      title="Grid is the largest department"
      text="People by department"
      more={{ to: "/all", label: "All departments" }}
      head="Department"
      rows={[
        { id: "grid", name: "Grid", to: "/people?departments=grid" },
        { id: "none", name: "No department" },
      ]}
      series={[
        { label: "Active", values: [5, 1], tone: "main" },
        { label: "Not yet", values: [2, 0], tone: "quiet" },
      ]}
    />,
    { dashboard: words },
  );
  expect(document.querySelector("[role=img]")?.getAttribute("aria-label")).toContain("Grid is the largest");
  await pressNamed(/^Show as table/);
  expect(findNamed("Grid")?.getAttribute("href")).toBe("/people?departments=grid");
  expect([...document.querySelectorAll("tbody tr")].map((row) => row.textContent)).toEqual([
    "Grid52",
    "No department10",
  ]);
  await pressNamed(/^Show as chart/);
  expect(said()).not.toContain("Not yet2");
  expect(document.querySelector("table")).toBeNull();
});
