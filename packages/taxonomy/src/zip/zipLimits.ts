/** What an archive may hold before it is refused unread. */
export interface ZipLimits {
  maxEntries: number;
  /** Bytes of all entries together after unpacking. */
  maxTotalBytes: number;
  /** Unpacked bytes per packed byte, of one entry and of the whole archive. */
  maxRatio: number;
  /** Unpacked bytes up to which the ratio is not looked at: tiny repetitive files compress very well. */
  ratioFromBytes?: number;
}

export const DEFAULT_RATIO_FROM_BYTES = 1024 * 1024;
