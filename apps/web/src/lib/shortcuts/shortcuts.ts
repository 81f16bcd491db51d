import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { singleKeyShortcuts } from "./singleKeyShortcuts.ts";

export interface Shortcut {
  /** What the key makes: "j", "?", "Enter". */
  key: string;
  /** What it does. */
  label: string;
  /** Acts unless `false` comes back, which leaves the key to others. */
  run: (event: KeyboardEvent) => unknown;
}

/** Shortcuts of the parts on screen, the latest last. */
let parts: readonly (readonly Shortcut[])[] = [];
const listeners = new Set<() => void>();

function change(next: typeof parts): void {
  parts = next;
  for (const hear of listeners) hear();
}

const TYPED = "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]";
const OWN_KEYS = "[role=menu], [role=listbox], [role=combobox], [role=grid], [role=tree]";

/** Whether the key belongs to a field, a menu or a dialog. */
function isTaken({ target }: KeyboardEvent): boolean {
  if (document.querySelector("[role=dialog], [role=alertdialog], [role=menu]")) return true;
  return target instanceof Element && target.closest(`${TYPED}, ${OWN_KEYS}`) !== null;
}

function hear(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (!singleKeyShortcuts.get() || isTaken(event)) return;
  for (const part of parts.toReversed()) {
    const shortcut = part.find(({ key }) => key === event.key);
    if (!shortcut || shortcut.run(event) === false) continue;
    event.preventDefault();
    return;
  }
}

/** Single-key shortcuts of a part, as long as it is on screen; the latest part comes first. Never while someone types. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const run = useEffectEvent((key: string, event: KeyboardEvent) =>
    shortcuts.find((one) => one.key === key)?.run(event),
  );
  const shape = JSON.stringify(shortcuts.map(({ key, label }) => [key, label]));
  useEffect(() => {
    const named = JSON.parse(shape) as [string, string][];
    const part = named.map(([key, label]) => ({
      key,
      label,
      run: (event: KeyboardEvent) => run(key, event),
    }));
    if (part.length === 0) return;
    if (parts.length === 0) document.addEventListener("keydown", hear);
    change([...parts, part]);
    return () => {
      change(parts.filter((one) => one !== part));
      if (parts.length === 0) document.removeEventListener("keydown", hear);
    };
  }, [shape]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the shortcuts that work on this screen, each key once. */
export function useActiveShortcuts(): readonly Shortcut[] {
  const all = useSyncExternalStore(subscribe, () => parts).flat();
  return all.filter(({ key }, at) => all.findLastIndex((one) => one.key === key) === at);
}
