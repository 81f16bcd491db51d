import type { Shape } from "./pageContent.ts";
import type { Row, Segment } from "./rows.ts";

const SMALLEST = 1.2;
/** Of the font size. */
const LARGEST = 0.6;
const FARTHEST = 2.2;

/** Marks the lines before which a bullet is drawn as a shape, as browsers print them. */
export function placeBullets(rows: readonly Row[], shapes: readonly Shape[]): void {
  const bullets = shapes.filter((shape) => {
    const [width, height] = [shape.right - shape.left, shape.bottom - shape.top];
    return width >= SMALLEST && height >= SMALLEST && Math.abs(width - height) <= 0.2 * height;
  });
  if (bullets.length === 0) return;
  for (const { segments } of rows)
    for (const segment of segments)
      if (bullets.some((bullet) => isBefore(bullet, segment))) segment.text = `• ${segment.text}`;
}

function isBefore(bullet: Shape, { start, y, size }: Segment): boolean {
  const middle = (bullet.top + bullet.bottom) / 2;
  return (
    bullet.bottom - bullet.top <= LARGEST * size &&
    bullet.right <= start &&
    start - bullet.right <= FARTHEST * size &&
    middle < y &&
    middle > y - 0.75 * size
  );
}
