/** Returns whether a day has passed in the reader's time zone; a certificate is valid on its last day. */
export function isExpired(lastDay: string, now: Date): boolean {
  const two = (number: number) => String(number).padStart(2, "0");
  return lastDay < `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
