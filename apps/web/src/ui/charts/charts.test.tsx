import { afterAll, afterEach, expect, test, vi } from "vitest";
import { draw, type OnScreen } from "../../test/onScreen.tsx";
import type { ChartProps, ChartSeries } from "./chartProps.ts";

const drawn = vi.hoisted(() => vi.fn());
vi.mock("@mui/x-charts/BarChart", () => ({
  BarChart: (props: object) => {
    drawn(props);
    return null;
  },
}));
vi.mock("@mui/x-charts/LineChart", () => ({
  LineChart: (props: object) => {
    drawn(props);
    return null;
  },
}));

// Files of a worker share their modules: an earlier one may have loaded the real charts, and a later one needs them.
vi.resetModules();
const { HorizontalBarChart } = await import("./HorizontalBarChart.tsx");
const { TrendLineChart } = await import("./TrendLineChart.tsx");
afterAll(() => {
  vi.resetModules();
});

interface Drawn {
  hideLegend: boolean;
  height: number;
  xAxis: { max: number }[];
  yAxis: {
    width: number;
    min?: number;
    max?: number;
    valueFormatter: (value: never, context: { location: string }) => string;
  }[];
  series: {
    stack?: string;
    connectNulls?: boolean;
    valueFormatter: (value: number | null) => string;
    barLabel: (item: { value: number | null }, context: { bar: { width: number } }) => string | null;
  }[];
  onAxisClick?: (event: null, clicked: { dataIndex: number } | null) => void;
}
let screen: OnScreen;
afterEach(async () => screen.remove());
const text = (value: number) => `${value} days`;
const line = (label: string, ...values: (number | null)[]): ChartSeries => ({ label, values, tone: "main" });
const NAMES = ["Data and analytics engineering", "SQL"];
const bars = async (series: ChartSeries[], more: Partial<ChartProps> = {}): Promise<Drawn> => {
  screen = await draw(<HorizontalBarChart names={NAMES} series={series} text={text} {...more} />);
  return drawn.mock.lastCall?.[0];
};

test("a bar has its value beside it, with room for the longest; one without a value has none", async () => {
  const { series, xAxis, hideLegend } = await bars([line("Now", 50, null)]);
  const label = series[0]?.barLabel;
  expect(label?.({ value: 50 }, { bar: { width: 3 } })).toBe("50 days");
  expect(label?.({ value: 0 }, { bar: { width: 3 } })).toBeNull();
  expect(series[0]?.valueFormatter(null)).toBe("");
  expect(series[0]?.valueFormatter(50)).toBe("50 days");
  expect(series[0]?.stack).toBeUndefined();
  expect(xAxis[0]?.max).toBeGreaterThan(50);
  expect(hideLegend).toBe(true);
});

test("stacked bars are as long as their sum, have values only where they fit, and are distinguished by a legend", async () => {
  const { series, xAxis, hideLegend } = await bars([line("Have", 3, 4), line("Lack", 2, 5)], {
    isStacked: true,
  });
  expect(xAxis[0]?.max).toBe(9);
  expect(series.map(({ stack }) => stack)).toEqual(["all", "all"]);
  expect(series[0]?.barLabel({ value: 3 }, { bar: { width: 23 } })).toBeNull();
  expect(series[0]?.barLabel({ value: 3 }, { bar: { width: 24 } })).toBe("3 days");
  expect(hideLegend).toBe(false);
});

test("bars side by side are as long as the longest, and a chart without values still has a length", async () => {
  const { height } = await bars([line("Now", 5, 6)]);
  await screen.remove();
  expect((await bars([line("Before", 4, 5), line("Now", 5, 6)])).height).toBeGreaterThan(height);
  await screen.remove();
  expect((await bars([line("Now", null, null)], { isStacked: true })).xAxis[0]?.max).toBe(1);
});

test("a long name takes several lines at its bar, and is whole where it is pointed at", async () => {
  const { yAxis } = await bars([line("Now", 5, 6)]);
  const write = (location: string) => yAxis[0]?.valueFormatter(NAMES[0] as never, { location });
  expect(write("tick")).toBe("Data and analytics\nengineering");
  expect(write("tooltip")).toBe(NAMES[0]);
  await screen.remove();
  const narrow = await bars([line("Now", 5, 6)], { isNarrow: true });
  expect(narrow.yAxis[0]?.width).toBeLessThan(yAxis[0]?.width ?? 0);
});

test("a click on a bar picks it, and one beside the bars nothing", async () => {
  const onPick = vi.fn();
  const { onAxisClick } = await bars([line("Now", 5, 6)], { onPick });
  onAxisClick?.(null, null);
  expect(onPick).not.toHaveBeenCalled();
  onAxisClick?.(null, { dataIndex: 1 });
  expect(onPick).toHaveBeenCalledWith(1);
  await screen.remove();
  expect((await bars([line("Now", 5, 6)])).onAxisClick).toBeUndefined();
});

test("a line leaves a gap where there is no value, on the scale that is given", async () => {
  const scale = { min: 1, max: 5 };
  screen = await draw(
    <TrendLineChart names={["Jan", "Feb"]} series={[line("Level", 2, null)]} text={text} scale={scale} />,
  );
  const [{ series, yAxis }] = drawn.mock.lastCall as [Drawn];
  expect(series[0]?.connectNulls).toBe(false);
  expect(series[0]?.valueFormatter(null)).toBe("");
  expect(series[0]?.valueFormatter(2)).toBe("2 days");
  expect(yAxis[0]).toMatchObject(scale);
});
