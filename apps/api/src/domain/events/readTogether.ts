/** The entry `e` is a reading of several people at once, of whom `id` (SQL) is one. */
export const isAmongRead = (id: string) => `e.kind = 'team.read' and e.data->'people' ? (${id})::text`;
