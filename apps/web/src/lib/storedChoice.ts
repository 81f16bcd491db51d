import { useSyncExternalStore } from "react";

/** A choice stored on this device that every part of the page sees change at once. */
export interface StoredChoice<T> {
  get: () => T;
  set: (value: T) => void;
  useChoice: () => T;
}

/** Makes a stored choice; `parse` turns whatever is stored, or null, into a value. */
export function storedChoice<T>(key: string, parse: (stored: unknown) => T): StoredChoice<T> {
  const listeners = new Set<() => void>();
  let value: T | undefined;
  const get = (): T => {
    if (value === undefined) {
      try {
        value = parse(JSON.parse(window.localStorage.getItem(key) ?? "null"));
      } catch {
        value = parse(null);
      }
    }
    return value;
  };
  const set = (next: T) => {
    value = next;
    try {
      window.localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    for (const hear of listeners) hear();
  };
  const subscribe = (hear: () => void) => {
    listeners.add(hear);
    return () => listeners.delete(hear);
  };
  return { get, set, useChoice: () => useSyncExternalStore(subscribe, get) };
}
