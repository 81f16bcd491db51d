/** A proxy keeps its idle connections for a minute at most; it must be the one to close them. */
const IDLE_MS = 72_000;
/** A connection on which nothing moves; live streams say that they are there four times as often. */
const SILENCE_MS = 60_000;
const HEADERS_MS = 30_000;

/** How long requests may take to arrive (`seconds`), and connections to say nothing. Answers may take as long as they do. */
export function timeLimits(seconds: number) {
  const requestTimeout = seconds * 1_000;
  return {
    requestTimeout,
    connectionTimeout: Math.max(SILENCE_MS, requestTimeout),
    keepAliveTimeout: IDLE_MS,
    http: {
      requestTimeout,
      headersTimeout: Math.min(HEADERS_MS, requestTimeout),
      connectionsCheckingInterval: Math.min(5_000, requestTimeout / 4),
    },
  };
}
