/** Whether an address may be opened by the browser: a web page, never a script. */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && ["https:", "http:"].includes(new URL(address).protocol);
}
