/** Whether two values of a form read the same when written down; files are told apart by their place alone. */
export const isSame = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);
