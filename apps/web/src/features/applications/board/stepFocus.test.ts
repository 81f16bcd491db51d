import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stepFocus } from "./stepFocus.ts";

/** Cards by stage, each with the height at which it stands. */
const STAGES: [name: string, tops: number[]][] = [
  ["a", [0, 100, 200]],
  ["b", []],
  ["c", [10, 190]],
];

beforeEach(() => {
  document.body.innerHTML = STAGES.map(([stage, tops]) => {
    const cards = tops.map(
      (top, at) =>
        `<div data-card="${stage}${at}" data-index="${at}" data-top="${top}"><span role="button" tabindex="0" id="${stage}${at}"></span></div>`,
    );
    return `<section>${cards.join("")}</section>`;
  }).join("");
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return { top: Number(this.getAttribute("data-top")) } as DOMRect;
  });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const press = (from: string, key: string) => {
  const start = document.getElementById(from) as HTMLElement;
  start.focus();
  return [stepFocus(start, key), document.activeElement?.id];
};

test.each([
  ["a0", "ArrowDown", "a1"],
  ["a1", "ArrowUp", "a0"],
  ["a0", "ArrowUp", "a0"],
  ["a2", "ArrowDown", "a2"],
  ["a0", "ArrowRight", "c0"],
  ["a2", "ArrowRight", "c1"],
  ["a1", "ArrowRight", "c0"],
  ["c1", "ArrowLeft", "a2"],
  ["c0", "ArrowLeft", "a0"],
  ["c0", "ArrowRight", "c0"],
  ["a0", "ArrowLeft", "a0"],
])("from %s %s goes to %s, past a stage without cards to the nearest", (from, key, to) => {
  expect(press(from, key)).toEqual([true, to]);
});

test("another key, and a place outside the cards, is not for it", () => {
  expect(press("a0", "Home")).toEqual([false, "a0"]);
  expect(stepFocus(document.body, "ArrowDown")).toBe(false);
});
