/** Returns the fields of `to` that differ from `from`. */
export function changedFields<T extends object>(from: T, to: T): Partial<T> {
  const changed = Object.entries(to).filter(([name, value]) => value !== from[name as keyof T]);
  return Object.fromEntries(changed) as Partial<T>;
}
