/** SQL condition: the claim `c` has not expired. */
export const HOLDS = "(c.expires_on is null or c.expires_on >= current_date)";
