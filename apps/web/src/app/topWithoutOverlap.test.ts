import { expect, test } from "vitest";
import { type Sides, topWithoutOverlap } from "./topWithoutOverlap.ts";

const box: Sides = { left: 20, right: 340, top: 8, bottom: 58 };
const act = (top: number, bottom: number, left = 300, right = 340): Sides => ({ left, right, top, bottom });

test("a message stays at the top where it covers nothing that can be acted on", () => {
  expect(topWithoutOverlap(box, [], 400)).toBe(0);
  expect(topWithoutOverlap(box, [act(4, 52, 344, 360), act(70, 110)], 400)).toBe(0);
});

test("it goes to the first gap that holds it, and not between acts that are closer", () => {
  expect(topWithoutOverlap(box, [act(4, 52)], 400)).toBe(48);
  expect(topWithoutOverlap(box, [act(4, 52), act(80, 120)], 400)).toBe(116);
});

test("without a gap above the lowest place it covers as little as it can", () => {
  const list = [act(0, 100, 20, 340), act(100, 130, 20, 60), act(130, 400, 20, 340)];
  expect(topWithoutOverlap(box, list, 200)).toBe(104 - 8);
});
