/** A proxy keeps idle connections for up to a minute, and must be the one to close them. */
const IDLE_MS = 72_000;
/** Timeout of a silent connection; live streams send a heartbeat four times as often. */
const SILENCE_MS = 60_000;
const HEADERS_MS = 30_000;

/**
 * Returns the time limits for receiving a request (`seconds`) and for silent connections. Responses have no
 * limit.
 */
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
