import { CARD_SIZE, type Layout } from "../layout/layoutTree.ts";

/** Margin around the content, in pixels. */
const EDGE = 24;
/** Minimum zoom at which cards are readable. */
const READABLE = 0.6;

/**
 * Returns the view that shows a position and everyone above it, or only the position when all do not fit
 * readably. The position's id comes first.
 */
export function lineView(
  ids: readonly string[],
  { byId }: Pick<Layout, "byId">,
  { width, height }: { width: number; height: number },
): { x: number; y: number; zoom: number } | null {
  const places = ids.flatMap((id) => byId.get(id) ?? []);
  const [own] = places;
  if (!own) return null;
  const left = Math.min(...places.map(({ x }) => x));
  const right = Math.max(...places.map(({ x }) => x)) + CARD_SIZE.width;
  const top = Math.min(...places.map(({ y }) => y));
  const bottom = own.y + CARD_SIZE.height;
  const [roomX, roomY] = [width - 2 * EDGE, height - 2 * EDGE];
  const fitted = Math.min(roomX / (right - left), roomY / (bottom - top), 1);
  const zoom = Math.max(fitted, READABLE);
  const fitsX = (right - left) * zoom <= roomX;
  const middle = fitsX ? (left + right) / 2 : own.x + CARD_SIZE.width / 2;
  const fitsY = (bottom - top) * zoom <= roomY;
  return { x: width / 2 - middle * zoom, y: fitsY ? EDGE - top * zoom : height - EDGE - bottom * zoom, zoom };
}
