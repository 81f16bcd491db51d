import { CARD, type Layout } from "../layout/layoutTree.ts";

/** Room around what is shown, in pixels. */
const EDGE = 24;
/** The furthest away from which cards are still read with ease. */
const READABLE = 0.6;

/**
 * Where to look so that a role and everyone above it are in sight: as near as they fit, the role itself where they do
 * not fit readably. The ids begin with the role.
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
  const right = Math.max(...places.map(({ x }) => x)) + CARD.width;
  const top = Math.min(...places.map(({ y }) => y));
  const bottom = own.y + CARD.height;
  const [roomX, roomY] = [width - 2 * EDGE, height - 2 * EDGE];
  const fitted = Math.min(roomX / (right - left), roomY / (bottom - top), 1);
  const zoom = Math.max(fitted, READABLE);
  const fitsX = (right - left) * zoom <= roomX;
  const middle = fitsX ? (left + right) / 2 : own.x + CARD.width / 2;
  const fitsY = (bottom - top) * zoom <= roomY;
  return { x: width / 2 - middle * zoom, y: fitsY ? EDGE - top * zoom : height - EDGE - bottom * zoom, zoom };
}
