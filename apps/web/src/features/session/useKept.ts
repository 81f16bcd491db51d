import { useState } from "react";

/** The last answer of a read, kept when signing in empties the cache under a screen that is still shown. */
export function useKept<T>(value: T | undefined): T | undefined {
  const [kept, setKept] = useState(value);
  if (value !== undefined && value !== kept) setKept(value);
  return value ?? kept;
}
