/** Returns the reader's local date, YYYY-MM-DD. */
export function today(now = new Date()): string {
  const part = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}
