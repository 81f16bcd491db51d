import { CARD, type Layout } from "../layout/layoutTree.ts";
import type { Area } from "../layout/linesOf.ts";

export interface DepartmentLabel {
  id: string;
  name: string;
  /** Middle of the label, in units of the drawing. */
  x: number;
  y: number;
}

interface Look {
  layout: Layout;
  departmentOf: (roleId: string) => { id: string; name: string } | null | undefined;
  /** Width of a text, in units of the drawing. */
  widthOf: (text: string) => number;
  /** Height of a line, in units of the drawing. */
  line: number;
  area: Area;
}

/** Where a name goes that would cover another, in lines from its place. */
const SHIFTS = [0, 1.2, -1.2, 2.4, -2.4];

/** A middle so that half a width on both sides stays in view, as far as there is room. */
const within = (middle: number, half: number, { left, right }: Area) =>
  right - left < 2 * half ? middle : Math.min(Math.max(middle, left + half), right - half);

/**
 * Names of departments for a picture too far away for cards: each in the middle of its cards that are in view, the
 * larger first, a line aside where one would cover another.
 */
export function departmentLabels({ layout, departmentOf, widthOf, line, area }: Look): DepartmentLabel[] {
  const found = new Map<string, { id: string; name: string; x: number; y: number; count: number }>();
  for (const { id, x, y } of layout.placed) {
    if (x + CARD.width < area.left || x > area.right || y + CARD.height < area.top || y > area.bottom)
      continue;
    const department = departmentOf(id);
    if (!department) continue;
    const sum = found.get(department.id) ?? { ...department, x: 0, y: 0, count: 0 };
    sum.x += x + CARD.width / 2;
    sum.y += y + CARD.height / 2;
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
