/** Returns whether a URL is a web page, which may be opened, and not a script. */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && ["https:", "http:"].includes(new URL(address).protocol);
}
