/**
 * Shares and contributions are integer multiples of 2⁻⁴⁶, so that their sums are exact in any order, also
 * times 100.
 */
const STEPS = 2 ** 46;
/** Doubles between 64 and 128 are spaced 2⁻⁴⁶ apart: adding this rounds, subtracting it is exact. */
const ROUNDER = 96;

/** Rounds a number between 0 and 1 to a multiple of 2⁻⁴⁶; monotonic. */
export function quantise(value: number): number {
  return value + ROUNDER - ROUNDER;
}

/**
 * Divides 1 in proportion to positive weights into multiples of 2⁻⁴⁶ that sum to exactly 1 (largest
 * remainder).
 */
export function exactShares(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const steps = weights.map((weight) => (weight / total) * STEPS);
  const whole = steps.map(Math.floor);
  const byRemainder = steps
    .map((step, at) => ({ at, rest: step - Math.floor(step) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at);
  let left = STEPS - whole.reduce((sum, step) => sum + step, 0);
  for (let turn = 0; left !== 0 && byRemainder.length > 0; turn += 1) {
    const at = byRemainder[turn % byRemainder.length]?.at ?? 0;
    whole[at] = (whole[at] ?? 0) + Math.sign(left);
    left -= Math.sign(left);
  }
  return whole.map((step) => step / STEPS);
}
