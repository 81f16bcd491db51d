/** Parameters that open something over a page, which a way back does not open again. */
const OVER_PAGE = ["open", "do"];

/** Search of each page as it was seen last, and the page that was opened from it last. */
const seen = new Map<string, string>();
const opened = new Map<string, string>();

interface Place {
  pathname: string;
  search: string;
}

/** Remembers how a page is seen now: its search, filters and page number. */
export function rememberPlace({ pathname, search }: Place): void {
  const params = new URLSearchParams(search);
  for (const name of OVER_PAGE) params.delete(name);
  seen.set(pathname, params.toString());
}

/** Returns the address of a list as it was seen last, so that a way back keeps its filters and its page. */
export function asLastSeen(to: string): string {
  const [path = "", search] = to.split("?");
  const last = seen.get(path);
  if (!last) return to;
  // Jobs and projects share one address.
  const isOther = new URLSearchParams(last).get("kind") !== new URLSearchParams(search).get("kind");
  return isOther ? to : `${path}?${last}`;
}

/** Remembers which page was opened from another. */
export function rememberOpened(from: string, to: string): void {
  opened.set(from, to);
}

/** Returns the page that was last opened from another. */
export const lastOpenedFrom = (pathname: string): string | undefined => opened.get(pathname);

/** Forgets all pages: what one person searched for is not the next one's. */
export function forgetPlaces(): void {
  seen.clear();
  opened.clear();
}
