import { apply, type Matrix } from "./matrix.ts";
import type { Shape } from "./pageContent.ts";

/** Numbers that follow each command of a path: move, line, curve, quadratic curve, close. */
const NUMBERS = [2, 2, 6, 4, 0];
const SUBPATHS = 40;
/** Wider outlines are frames and backgrounds. */
const WIDEST = 420;
const HIGHEST = 40;
/** Lines of tables may be as long as the page. */
const THIN = 2;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The boxes of a path's parts on the page; a part inside another makes that one hollow, which its paint says. */
export function shapesOf(path: unknown, page: Matrix, paint: string): Shape[] {
  if (!ArrayBuffer.isView(path)) return [];
  const boxes = boxesOf(path as Float32Array, page);
  return boxes
    .filter(isSmallOrThin)
    .filter((box) => !boxes.some((other) => isInside(box, other)))
    .map((box) => ({ ...box, paint: boxes.some((other) => isInside(other, box)) ? `${paint} ring` : paint }));
}

function boxesOf(data: Float32Array, page: Matrix): Box[] {
  const boxes: Box[] = [];
  let at = 0;
  while (at < data.length && boxes.length <= SUBPATHS) {
    const command = data[at] ?? 4;
    const count = NUMBERS[command];
    if (count === undefined) return [];
    if (command === 0) boxes.push({ left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity });
    const box = boxes.at(-1);
    for (let number = 1; box && number < count; number += 2) {
      const { x, y } = apply(page, data[at + number] ?? 0, data[at + number + 1] ?? 0);
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
    at += count + 1;
  }
  return boxes.length > SUBPATHS ? [] : boxes.filter((box) => box.right >= box.left);
}

function isSmallOrThin({ left, right, top, bottom }: Box): boolean {
  const [width, height] = [right - left, bottom - top];
  return Math.min(width, height) <= THIN || (width <= WIDEST && height <= HIGHEST);
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner !== outer &&
    inner.left > outer.left &&
    inner.right < outer.right &&
    inner.top > outer.top &&
    inner.bottom < outer.bottom
  );
}
