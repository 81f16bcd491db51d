import { CARD_SIZE, type Layout } from "../layout/layoutTree.ts";
import type { Area } from "../layout/linesOf.ts";

export interface DepartmentLabel {
  id: string;
  name: string;
  /** Centre of the label, in drawing units. */
  x: number;
  y: number;
}

interface Look {
  layout: Layout;
  departmentOf: (roleId: string) => { id: string; name: string } | null | undefined;
  /** Returns the width of a text, in drawing units. */
  widthOf: (text: string) => number;
  /** Line height, in drawing units. */
  line: number;
  area: Area;
}

/** Vertical shifts of a label that would overlap another, in lines. */
const SHIFTS = [0, 1.2, -1.2, 2.4, -2.4];

/** Returns a centre that keeps half the width on both sides inside the area, when there is room. */
const within = (middle: number, half: number, { left, right }: Area) =>
  right - left < 2 * half ? middle : Math.min(Math.max(middle, left + half), right - half);

/**
 * Returns department labels for a zoomed-out chart: each at the centre of its visible cards, larger
 * departments first, shifted to avoid overlap.
 */
export function departmentLabels({ layout, departmentOf, widthOf, line, area }: Look): DepartmentLabel[] {
  const found = new Map<string, { id: string; name: string; x: number; y: number; count: number }>();
  for (const { id, x, y } of layout.placed) {
    if (
      x + CARD_SIZE.width < area.left ||
      x > area.right ||
      y + CARD_SIZE.height < area.top ||
      y > area.bottom
    )
      continue;
    const department = departmentOf(id);
    if (!department) continue;
    const sum = found.get(department.id) ?? { ...department, x: 0, y: 0, count: 0 };
    sum.x += x + CARD_SIZE.width / 2;
    sum.y += y + CARD_SIZE.height / 2;
    sum.count += 1;
    found.set(department.id, sum);
  }
  const taken: Area[] = [];
  return [...found.values()]
    .toSorted((a, b) => b.count - a.count)
    .flatMap(({ id, name, x, y, count }) => {
      const [middle, width] = [within(x / count, widthOf(name) / 2, area), widthOf(name)];
      const height = SHIFTS.map((shift) => y / count + shift * line).find((at) => {
        const [left, right, top, bottom] = [
          middle - width / 2,
          middle + width / 2,
          at - line / 2,
          at + line / 2,
        ];
        const isCovered = taken.some(
          (one) => left < one.right && right > one.left && top < one.bottom && bottom > one.top,
        );
        if (!isCovered) taken.push({ left, right, top, bottom });
        return !isCovered;
      });
      if (height === undefined) return [];
      return [{ id, name, x: middle, y: height }];
    });
}
