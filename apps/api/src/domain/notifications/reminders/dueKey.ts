/** A task's day is told once, whether its reminder or the day itself is first; another day is told again. */
export const dueKey = (id: string, day: string): string => `task_due ${id} ${day}`;
