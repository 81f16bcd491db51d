import { useCallback } from "react";
import { useLocation, useSearchParams } from "react-router";

interface Address {
  /** The value under a name, or nothing. */
  get: (name: string) => string | undefined;
  /** Number under a name, 0 when there is none. */
  number: (name: string) => number;
  /**
   * Sets names to values and removes those given as null; the page number falls back unless it is set. A step is one that
   * the browser's back button takes back.
   */
  set: (values: Record<string, string | number | null>, isStep?: boolean) => void;
}

/** Filters, page and what is open, held in the address so that a link shows the same. */
export function useAddress(): Address {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const get = useCallback((name: string) => params.get(name) ?? undefined, [params]);
  const number = useCallback((name: string) => Math.max(0, Number(params.get(name)) || 0), [params]);
  const set = useCallback(
    (values: Record<string, string | number | null>, isStep = false) => {
      // The next page may still load while a search that was typed here is told; it must not lead back.
      if (window.location.pathname !== pathname) return;
      // As it is now, not as it was drawn: another change may be on its way to the screen.
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
