// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import words from "../analysis.en.json";
import { FoldedFilters } from "./FoldedFilters.tsx";

const FILTER = "Department";
let screen: OnScreen;
const width = (pixels: number) =>
  (window as unknown as { happyDOM: { setViewport: (to: { width: number }) => void } }).happyDOM.setViewport({
    width: pixels,
  });
beforeEach(() => width(360));
afterEach(async () => {
  await screen.remove();
  width(1024);
});
const open = async (chosen: number) => {
  screen = await draw(
    <FoldedFilters chosen={chosen}>
      <button type="button">{FILTER}</button>
    </FoldedFilters>,
    { analysis: words },
  );
};

test("on a phone filters are behind a button that opens them", async () => {
  await open(0);
  expect(said()).toBe(words.filters.folded);
  expect(findNamed(words.filters.folded)?.getAttribute("aria-expanded")).toBe("false");
  await pressNamed(words.filters.folded);
  expect(findNamed(words.filters.folded)?.getAttribute("aria-expanded")).toBe("true");
  expect(findNamed(FILTER)).toBeDefined();
});

test("the button tells how many are chosen", async () => {
  await open(2);
  expect(said()).toBe("Filters · 2");
});

test("where there is room they stand in a row", async () => {
  width(1024);
  await open(2);
  expect(said()).toBe(FILTER);
});
