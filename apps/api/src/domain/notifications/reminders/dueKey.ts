/**
 * Returns the key of a due task: one notification per day, whether the reminder or the day itself comes
 * first; a changed day notifies again.
 */
export const dueKey = (id: string, day: string): string => `task_due ${id} ${day}`;
