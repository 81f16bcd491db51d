import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { documentOf } from "./chartImage.ts";

const SVG = "http://www.w3.org/2000/svg";
const KEYS = [
  { label: "Have", color: "red" },
  { label: "Need", color: "blue" },
];

beforeEach(() => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({
    width: 400,
    height: 200,
  } as DOMRect);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});
function draw(keys?: typeof KEYS, title = "Skills") {
  const picture = document.createElementNS(SVG, "svg");
  document.body.append(picture);
  return documentOf(picture, { title, subtitle: "Noordlicht", ...(keys && { keys }) });
}
const number = (element: Element | null | undefined, name: string) => Number(element?.getAttribute(name));
const chartOf = (whole: Element) => whole.querySelector("svg");

test("the file has room for the title above the chart, and an edge around both", () => {
  const whole = draw();
  expect([number(whole, "width"), number(whole, "height")]).toEqual([448, 312]);
  expect([number(chartOf(whole), "x"), number(chartOf(whole), "y")]).toEqual([24, 88]);
});

test("a legend has room of its own between the title and the chart", () => {
  const [plain, whole] = [draw(), draw(KEYS)];
  expect(number(whole, "height") - number(plain, "height")).toBe(28);
  expect(number(chartOf(whole), "y") - number(chartOf(plain), "y")).toBe(28);
  expect(number(draw([]), "height")).toBe(number(plain, "height"));
});

test("each further line of a long title moves the chart down", () => {
  const whole = draw(
    undefined,
    "Skills of everybody in the company compared with what their jobs require of them",
  );
  const lines = [...whole.querySelectorAll("text")].filter((one) => one.getAttribute("font-size") === "18");
  expect(lines.length).toBeGreaterThan(1);
  expect(number(chartOf(whole), "y")).toBe(88 + (lines.length - 1) * 26);
});

test("the marks of a legend stand side by side, each before its own words", () => {
  const whole = draw(KEYS);
  const [, have, need] = [...whole.querySelectorAll("rect")];
  expect([number(have, "x"), number(need, "x")]).toEqual([24, 90]);
  expect([have, need].map((mark) => mark?.nextElementSibling?.textContent)).toEqual(["Have", "Need"]);
  expect(number(have?.nextElementSibling, "x")).toBe(42);
});
