import { expect, test } from "vitest";
import { layoutTree } from "../layout/layoutTree.ts";
import { buildTree } from "../tree/buildTree.ts";
import { type DrawingColors, drawOrganigram, fitText, twoLines } from "./drawing.ts";
import { pngScale } from "./toPng.ts";
import { escapeXml, toSvg } from "./toSvg.ts";

const INK: DrawingColors = {
  background: "#000001",
  paper: "#000002",
  text: "#000003",
  secondaryText: "#000004",
  primary: "#000005",
  tint: "#000006",
  hairline: "#000007",
  line: "#000008",
  chart: ["#100000", "#200000"],
};

const roleOf = (id: string, name: string) => ({
  id,
  name,
  department: { id: "d", name: "R&D" },
  team: null,
  people_count: 2,
  people: [],
});

function drawn(name: string) {
  const tree = buildTree([roleOf("a", name), roleOf("b", "Fitter")], [{ source: "a", target: "b" }]);
  return drawOrganigram({
    tree,
    layout: layoutTree(tree, new Set(["a"])),
    ink: INK,
    title: "Organigram",
    ownId: "b",
    peopleWords: (count) => `${count} people`,
    measure: (text, size) => text.length * size * 0.5,
  });
}

test("what people typed cannot become markup", () => {
  const svg = toSvg(drawn("<script>&\u0000"));
  expect(svg).toContain(">&lt;script&gt;&amp;</text>");
  expect(svg).toContain(">R&amp;D</text>");
  expect(svg).not.toContain("<script");
  expect(escapeXml(`a"b'c\u{1F600}\uD800`)).toBe("a&quot;b&#39;c\u{1F600}");
});

test("shows a card and two or three lines of text for each role, and marks the own one", () => {
  const { shapes, width, height } = drawn("Head");
  expect(shapes.filter(({ kind }) => kind === "text")).toHaveLength(1 + 2 * 3);
  expect(shapes.filter((shape) => shape.kind === "rect" && shape.fill === INK.tint)).toHaveLength(1);
  for (const shape of shapes)
    if (shape.kind === "rect") {
      expect(shape.x).toBeGreaterThanOrEqual(0);
      expect(shape.x + shape.width).toBeLessThanOrEqual(width);
      expect(shape.y + shape.height).toBeLessThanOrEqual(height);
    }
});

test("long names take two lines and then end with an ellipsis", () => {
  const widthOf = (text: string) => text.length;
  expect(fitText("Senior network engineer", 12, widthOf)).toBe("Senior netw…");
  expect(fitText("Short", 12, widthOf)).toBe("Short");
  expect(twoLines("Senior network engineer", 16, widthOf)).toEqual(["Senior network", "engineer"]);
  expect(twoLines("Unterabteilungsleiter", 12, widthOf)).toEqual(["Unterabteil…"]);
  const { shapes } = drawn("An exceedingly long name of a role that no card holds and no second line either");
  expect(shapes.some((shape) => shape.kind === "text" && /^An exceedingly[^…]*$/.test(shape.text))).toBe(
    true,
  );
  expect(shapes.some((shape) => shape.kind === "text" && /\w…$/.test(shape.text))).toBe(true);
});

test("a picture is twice as sharp, and smaller where a canvas ends", () => {
  expect(pngScale({ width: 1000, height: 500 })).toBe(2);
  const huge = pngScale({ width: 200_000, height: 4_000 });
  expect(huge * 200_000).toBeLessThanOrEqual(16_000);
});
