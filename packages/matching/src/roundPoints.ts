/**
 * Rounds points so that the rounded parts still sum to the rounded total (largest remainder, ties to the
 * earlier part).
 */
export function roundPoints(points: readonly number[], decimals = 0): number[] {
  const factor = 10 ** decimals;
  const scaled = points.map((point) => point * factor);
  const total = Math.round(scaled.reduce((sum, point) => sum + point, 0));
  const floors = scaled.map(Math.floor);
  const left = total - floors.reduce((sum, point) => sum + point, 0);
  scaled
    .map((point, at) => ({ at, rest: point - Math.floor(point) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at)
    .slice(0, left)
    .forEach(({ at }) => {
      floors[at] = (floors[at] ?? 0) + 1;
    });
  return floors.map((point) => point / factor);
}
