import { afterAll, afterEach, expect, test, vi } from "vitest";
import { draw, type OnScreen } from "../../test/onScreen.tsx";
import type { ChartSeries } from "./chartProps.ts";

const drawn = vi.hoisted(() => vi.fn());
vi.mock("@mui/x-charts/BarChart", () => ({
  BarChart: (props: object) => {
    drawn(props);
    return null;
  },
}));

// Files of a worker share their modules: an earlier one may have loaded the real charts, and a later one needs them.
vi.resetModules();
const { VerticalBarChart } = await import("./VerticalBarChart.tsx");
afterAll(() => {
  vi.resetModules();
});

interface Drawn {
  hideLegend: boolean;
  yAxis: { max: number }[];
  series: {
    valueFormatter: (value: number | null) => string;
    barLabel: (item: { value: number | null }) => string | null;
  }[];
  onAxisClick?: (event: null, clicked: { dataIndex: number } | null) => void;
}
const onPick = vi.fn();
let screen: OnScreen;
const open = async (series: ChartSeries[], more = {}): Promise<Drawn> => {
  const text = (value: number) => `${value} days`;
  screen = await draw(<VerticalBarChart names={["Jan", "Feb"]} series={series} text={text} {...more} />);
  return drawn.mock.lastCall?.[0];
};
afterEach(async () => screen.remove());
const line = (label: string, ...values: (number | null)[]): ChartSeries => ({ label, values, tone: "main" });

test("a month without a value has no text, and zero has one only where it is pointed at", async () => {
  const { series, hideLegend, yAxis } = await open([line("Now", 50, null)]);
  expect(series[0]?.valueFormatter(null)).toBe("");
  expect(series[0]?.valueFormatter(0)).toBe("0 days");
  expect(series[0]?.barLabel({ value: 0 })).toBeNull();
  expect(series[0]?.barLabel({ value: 50 })).toBe("50 days");
  expect(hideLegend).toBe(true);
  expect(yAxis[0]?.max).toBeGreaterThan(50);
});

test("of two series the last has its values above, and both are named", async () => {
  const { series, hideLegend } = await open([line("Before", 4, 5), line("Now", 5, 6)]);
  expect(series.map(({ barLabel }) => barLabel({ value: 5 }))).toEqual([null, "5 days"]);
  expect(hideLegend).toBe(false);
});

test("without values the axis still has a height; a click beside the columns picks nothing", async () => {
  const { yAxis, onAxisClick } = await open([line("Now", null, null)], { onPick });
  expect(yAxis[0]?.max).toBeGreaterThan(0);
  onAxisClick?.(null, null);
  expect(onPick).not.toHaveBeenCalled();
  onAxisClick?.(null, { dataIndex: 1 });
  expect(onPick).toHaveBeenCalledWith(1);
});
