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

/**
 * Names of departments for a picture too far away for cards: each in the middle of its cards that are in view, the
 * larger first, and none over another.
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
      const [middle, height, width] = [x / count, y / count, widthOf(name)];
      const box: Area = {
        left: middle - width / 2,
        right: middle + width / 2,
        top: height - line / 2,
        bottom: height + line / 2,
      };
      const isCovered = taken.some(
        (one) => box.left < one.right && box.right > one.left && box.top < one.bottom && box.bottom > one.top,
      );
      if (isCovered) return [];
      taken.push(box);
      return [{ id, name, x: middle, y: height }];
    });
}
