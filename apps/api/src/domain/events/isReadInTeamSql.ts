/** SQL condition: event `e` records the reading of several people at once, and `id` (SQL) is one of them. */
export const isReadInTeamSql = (id: string) => `e.kind = 'team.read' and e.data->'people' ? (${id})::text`;
