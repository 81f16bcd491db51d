/** The claim `c` still holds. */
export const HOLDS = "(c.expires_on is null or c.expires_on >= current_date)";
