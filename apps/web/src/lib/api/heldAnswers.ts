interface Held {
  etag: string;
  payload: unknown;
}

/** Answers of one session: another one may not see them. */
let owner: string | null = null;
const held = new Map<string, Held>();

/** The last answer to this question of this session. What an earlier session held is forgotten. */
export function cachedResponse(token: string | null, question: string): Held | undefined {
  if (token !== owner) {
    held.clear();
    owner = token;
  }
  return held.get(question);
}

/** Keeps an answer that has an ETag, in this window alone. */
export function cacheResponse(token: string | null, question: string, answer: Held): void {
  if (token === owner) held.set(question, answer);
}
