/** SQL statements that delete changes which every match index has read. */
export const STALE_CHANGES = ["delete from match_changes where at < now() - interval '1 day'"];
