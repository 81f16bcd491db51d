/** Counts of correct, wrong and missed items. */
export class Tally {
  right = 0;
  wrong = 0;
  missed = 0;

  add(right: number, wrong: number, missed: number): void {
    this.right += right;
    this.wrong += wrong;
    this.missed += missed;
  }

  get precision(): number {
    return share(this.right, this.right + this.wrong);
  }

  get recall(): number {
    return share(this.right, this.right + this.missed);
  }

  get f1(): number {
    return share(2 * this.right, 2 * this.right + this.wrong + this.missed);
  }
}

/** Returns a part of a whole, 0–1; 1 when the whole is 0. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

/** Returns a share with three decimals. */
export const formatNumber = (value: number) => value.toFixed(3);
