import { useStored } from "../../lib/useStored.ts";

const read = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : [];

/** Returns the keys of the sidebar groups that are closed, and a toggle; stored on this device. */
export function useClosedGroups(): { closed: readonly string[]; toggle: (key: string) => void } {
  const [closed, setClosed] = useStored("sidebar-closed", read);
  const toggle = (key: string) =>
    setClosed(closed.includes(key) ? closed.filter((one) => one !== key) : [...closed, key]);
  return { closed, toggle };
}
