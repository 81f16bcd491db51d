import { useCallback } from "react";
import { useLocation, useSearchParams } from "react-router";

interface Address {
  /** Value of a parameter; undefined when missing. */
  get: (name: string) => string | undefined;
  /** Number value of a parameter; 0 when missing. */
  number: (name: string) => number;
  /**
   * Sets parameters and removes null ones; resets `page` unless `page` or `open` is set. `isStep` adds a
   * history entry.
   */
  set: (values: Record<string, string | number | null>, isStep?: boolean) => void;
}

/** Filters, page and opened item in the URL, so that a link shows the same view. */
export function useAddress(): Address {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const get = useCallback((name: string) => params.get(name) ?? undefined, [params]);
  const number = useCallback((name: string) => Math.max(0, Number(params.get(name)) || 0), [params]);
  const set = useCallback(
    (values: Record<string, string | number | null>, isStep = false) => {
      // Ignores a delayed search update after navigation to another page, which is still loading.
      if (window.location.pathname !== pathname) return;
      // Uses the current URL instead of the rendered one, because another change may be pending.
      const next = new URLSearchParams(window.location.search);
      if (!("open" in values)) next.delete("page");
      for (const [name, value] of Object.entries(values)) {
        if (value === null || value === "" || value === 0) next.delete(name);
        else next.set(name, String(value));
      }
      setParams(next, { replace: !isStep });
    },
    [pathname, setParams],
  );
  return { get, number, set };
}
