import { formatNumber, share } from "./tally.ts";

/** Stated levels compared with read ones: total, correct, and within one level. */
export class LevelTally {
  stated = 0;
  right = 0;
  near = 0;

  add(gold: number | null, read: number | null): void {
    if (gold === null) return;
    this.stated += 1;
    if (gold === read) this.right += 1;
    if (read !== null && Math.abs(gold - read) <= 1) this.near += 1;
  }

  toString(): string {
    const { stated, right, near } = this;
    return `${formatNumber(share(right, stated))} within one ${formatNumber(share(near, stated))} of ${stated}`;
  }
}
