/** Follows something until it is stopped; calls back with each change, and once when it can miss none any more. */
export type Follow = (onChange: () => void, onReady: () => void) => () => void;

/**
 * Lets one of a browser's tabs follow and tell the others, because a browser keeps six connections to a server in all its
 * windows. When that tab closes, another takes over and reads again. Where a browser has no locks, each tab follows.
 */
export function followInOneTab(
  name: string,
  follow: Follow,
  onChange: () => void,
  onReady: () => void,
): () => void {
  // Away on plain addresses, where the browser has no locks.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks || typeof BroadcastChannel === "undefined") return follow(onChange, onReady);
  const channel = new BroadcastChannel(name);
  const control = new AbortController();
  let isFirst = true;
  let stop: () => void = () => undefined;
  channel.onmessage = onChange;
  const lead = () =>
    new Promise<void>((resolve) => {
      // Stopped while it waited for its turn.
      if (control.signal.aborted) return resolve();
      const tell = () => {
        onChange();
        channel.postMessage(null);
      };
      const ready = () => (isFirst ? onReady() : onChange());
      const end = follow(tell, ready);
      stop = () => {
        end();
        resolve();
      };
    });
  locks
    .request(name, { ifAvailable: true }, (lock) => (lock ? lead() : undefined))
    .then(() => {
      if (control.signal.aborted) return undefined;
      // Another tab follows: what it hears arrives here, until it is gone.
      isFirst = false;
      onReady();
      return locks.request(name, { signal: control.signal }, lead);
    })
    .catch(() => undefined);
  return () => {
    control.abort();
    channel.onmessage = null;
    stop();
    channel.close();
  };
}
