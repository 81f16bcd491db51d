/**
 * Subscribes until the returned function is called; `onChange` reports changes, `onReady` that no further
 * change can be missed.
 */
export type Subscribe = (onChange: () => void, onReady: () => void) => () => void;

/**
 * Lets one tab subscribe and inform the others, because a browser allows six connections per server across
 * all windows. When that tab closes, another one takes over and refetches. Without the Web Locks API, each
 * tab subscribes.
 */
export function followInOneTab(
  name: string,
  follow: Subscribe,
  onChange: () => void,
  onReady: () => void,
): () => void {
  // Missing outside secure contexts.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks || typeof BroadcastChannel === "undefined") return follow(onChange, onReady);
  const channel = new BroadcastChannel(name);
  const control = new AbortController();
  let isFirst = true;
  let stop: () => void = () => undefined;
  channel.onmessage = onChange;
  const lead = () =>
    new Promise<void>((resolve) => {
      // Stopped while waiting for the lock.
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
      // Another tab has the subscription: its messages arrive on the channel until it closes.
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
