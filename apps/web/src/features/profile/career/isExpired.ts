/** Whether a day is over where the reader is; a certificate is still valid on its last day. */
export function isExpired(lastDay: string, now: Date): boolean {
  const two = (number: number) => String(number).padStart(2, "0");
  return lastDay < `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
