/** Returns the mean of levels; null without any. */
export function meanLevel(levels: readonly number[]): number | null {
  return levels.length === 0 ? null : levels.reduce((sum, level) => sum + level, 0) / levels.length;
}
