/** Sides of a box in the window, in pixels. */
export interface Sides {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Free pixels between a message and what can be acted on. */
const AIR = 4;

const overlap = (a: Sides, b: Sides): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Returns how far down a box moves so that it covers nothing that can be acted on: the first free place, or
 * the one that covers least when there is none above `lowest`.
 */
export function topWithoutOverlap(box: Sides, acts: readonly Sides[], lowest: number): number {
  const height = box.bottom - box.top;
  const below = acts
    .map(({ bottom }) => bottom + AIR)
    .filter((top) => top > box.top && top + height <= lowest);
  const places = [box.top, ...below.toSorted((a, b) => a - b)].map((top) => {
    const place = { left: box.left, right: box.right, top: top - AIR, bottom: top + height + AIR };
    return { top, covered: acts.reduce((sum, act) => sum + overlap(place, act), 0) };
  });
  const least = Math.min(...places.map(({ covered }) => covered));
  return (places.find(({ covered }) => covered === least)?.top ?? box.top) - box.top;
}
