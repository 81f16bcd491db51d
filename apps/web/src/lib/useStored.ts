import { useState } from "react";

function read<T>(key: string, parse: (stored: unknown) => T): T {
  try {
    return parse(JSON.parse(window.localStorage.getItem(key) ?? "null"));
  } catch {
    return parse(null);
  }
}

/** Returns a value stored on this device, and its setter; `parse` converts the stored value or null. */
export function useStored<T>(key: string, parse: (stored: unknown) => T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => read(key, parse));
  const change = (next: T) => {
    setValue(next);
    try {
      window.localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };
  return [value, change];
}
