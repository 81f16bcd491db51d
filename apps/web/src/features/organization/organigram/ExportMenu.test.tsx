import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as downloads from "../../../lib/api/download.ts";
import { pressIn } from "../../../test/lists.ts";
import { draw, findButton, type OnScreen, settle } from "../../../test/onScreen.tsx";
import words from "../organigram.en.json";
import * as pictures from "./draw/toPng.ts";
import { ExportMenu } from "./ExportMenu.tsx";
import { layoutTree } from "./layout/layoutTree.ts";
import { buildTree } from "./tree/buildTree.ts";

const roleOf = (id: string, name: string) => ({
  id,
  name,
  department: null,
  team: null,
  people_count: 2,
  people: [],
});
const TREE = buildTree([roleOf("a", "Head"), roleOf("b", "Fitter")], [{ source: "a", target: "b" }]);
const LAYOUT = layoutTree(TREE, new Set(["a"]));
let screen: OnScreen;
const saved = vi.fn();
beforeEach(() => {
  saved.mockReset();
  vi.spyOn(downloads, "saveBlob").mockImplementation(saved);
  vi.spyOn(pictures, "createTextMeasure").mockReturnValue((text, size) => text.length * size * 0.5);
});
afterEach(async () => {
  await screen.remove();
  vi.restoreAllMocks();
});
const open = async (layout = LAYOUT) => {
  screen = await draw(<ExportMenu tree={TREE} layout={layout} ownId="b" />, { organigram: words });
};
const exported = async (kind: "svg" | "png") => {
  await pressIn(words.export, words[`export-${kind}`]);
  await settle();
};

test("an SVG has every position, under the name of the file", async () => {
  await open();
  await exported("svg");
  const [blob, name] = saved.mock.calls[0] ?? [];
  expect(name).toBe(`${words["file-name"]}.svg`);
  expect(blob.type).toBe("image/svg+xml");
  const text = await blob.text();
  expect(text).toContain("Head");
  expect(text).toContain("Fitter");
  expect(text).toContain("2 people");
  expect(screen.message()).toBe(words.exported.replace("{{name}}", name));
});

test("a PNG that had to be made smaller says by how much, and a whole one does not", async () => {
  const picture = new Blob(["png"], { type: "image/png" });
  vi.spyOn(pictures, "toPng").mockResolvedValue(picture);
  const scale = vi.spyOn(pictures, "pngScale").mockReturnValue(0.5);
  await open();
  await exported("png");
  expect(saved).toHaveBeenCalledWith(picture, `${words["file-name"]}.png`);
  expect(screen.message()).toContain("50%");
  scale.mockReturnValue(2);
  await exported("png");
  expect(screen.message()).toBe(words.exported.replace("{{name}}", `${words["file-name"]}.png`));
});

test("a picture that the browser cannot make is told, and no file is saved", async () => {
  vi.spyOn(pictures, "toPng").mockRejectedValue(new Error("no picture"));
  await open();
  await exported("png");
  expect(saved).not.toHaveBeenCalled();
  expect(screen.message()).toBe(words["export-failed"]);
});

test("where nothing is drawn there is nothing to export", async () => {
  await open({ ...LAYOUT, placed: [] });
  expect(findButton(words.export)?.disabled).toBe(true);
});
