/** Returns whether two form values are equal as JSON; files cannot be distinguished this way. */
export const isSame = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);
