import { afterEach, expect, test } from "vitest";
import { documentOf, titleLines } from "./chartImage.ts";
import { heatMapSvg } from "./heatMapSvg.ts";

afterEach(() => document.body.replaceChildren());

function drawTable(): HTMLTableElement {
  document.body.innerHTML = `<table>
    <thead><tr><th>Department</th><th data-name="SQL &amp; data">SQL</th><th data-name="Welding of very thick pipes">W</th></tr></thead>
    <tbody>
      <tr data-name="Grid"><th>Grid</th>
        <td><a data-at="0-0" style="background-color: rgb(1, 2, 3)">75%</a></td><td><span data-at="0-1">&lt;5</span></td></tr>
      <tr data-name="Wind"><th>Wind</th><td><a data-at="1-0">40%</a></td><td><span data-at="1-1"></span></td></tr>
    </tbody></table>`;
  const table = document.querySelector("table");
  if (!table) throw new Error("no table was drawn");
  return table;
}
const textsOf = (picture: Element) =>
  [...picture.querySelectorAll("text")].map(({ textContent }) => textContent);

test("a heat map becomes a picture with its heads, tones and numbers, hidden ones as they are shown", () => {
  const picture = heatMapSvg(drawTable());
  expect(textsOf(picture)).toEqual([
    "SQL & data",
    "Welding of very thick pipes",
    "Grid",
    "75%",
    "<5",
    "Wind",
    "40%",
    "",
  ]);
  expect(picture.querySelectorAll("rect").length).toBe(4);
  expect(picture.querySelector("rect")?.getAttribute("fill")).toBe("rgb(1, 2, 3)");
});

test("the longest names are written whole, with room for them", () => {
  const table = drawTable();
  const [head, line] = [
    "Kwaliteitsmanagementsystemen in de gezondheidszorg",
    "Informatiebeveiliging en gegevensbescherming",
  ];
  table.querySelector<HTMLElement>("th[data-name]")?.setAttribute("data-name", head);
  table.querySelector<HTMLElement>("tbody tr")?.setAttribute("data-name", line);
  const picture = heatMapSvg(table);
  expect(textsOf(picture)).toEqual(expect.arrayContaining([head, line]));
  const cell = picture.querySelector("rect");
  // A letter of the product's font is 0.6 of its size wide at most, on average.
  expect(Number(cell?.getAttribute("x"))).toBeGreaterThanOrEqual(line.length * 13 * 0.6);
  expect(Number(cell?.getAttribute("y"))).toBeGreaterThanOrEqual(head.length * 12 * 0.6);
  expect(Number(picture.getAttribute("width"))).toBe(Number(cell?.getAttribute("x")) + 2 * 48);
});

test("a file of a picture has its title, company and date, and what colours mean", () => {
  const picture = heatMapSvg(drawTable());
  document.body.append(picture);
  const keys = [
    { label: "At level", color: "blue" },
    { label: "Below level", color: "brown" },
  ];
  const words = { title: 'Short of "SQL" <most>', subtitle: "Noordlicht · 24 Nov 2026", keys };
  const whole = documentOf(picture, words, "@font-face{}");
  expect(textsOf(whole).slice(0, 4)).toEqual([words.title, words.subtitle, "At level", "Below level"]);
  expect(whole.querySelector("style")?.textContent).toBe("@font-face{}");
  expect(
    [...whole.querySelectorAll(":scope > rect")].map((rect) => rect.getAttribute("fill")).slice(1),
  ).toEqual(["blue", "brown"]);
});

test("a title that is wider than its picture continues in the next line", () => {
  const title = "Interview takes longest: half move on within 6.5 days";
  expect(titleLines(title, 2000)).toEqual([title]);
  const lines = titleLines(title, 300);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(" ")).toBe(title);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(28);
});
