/** SQL condition: the claim `c` has not expired. */
export const UNEXPIRED_SQL = "(c.expires_on is null or c.expires_on >= current_date)";
