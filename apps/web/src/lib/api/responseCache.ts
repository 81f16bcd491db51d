interface Held {
  etag: string;
  payload: unknown;
}

/** Cached responses of one session; another session must not see them. */
let owner: string | null = null;
const held = new Map<string, Held>();

/** Returns the last response to a request of this session; a new session clears the cache. */
export function cachedResponse(token: string | null, question: string): Held | undefined {
  if (token !== owner) {
    held.clear();
    owner = token;
  }
  return held.get(question);
}

/** Caches a response with an ETag, in this window only. */
export function cacheResponse(token: string | null, question: string, answer: Held): void {
  if (token === owner) held.set(question, answer);
}
