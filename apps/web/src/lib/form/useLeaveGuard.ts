import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";

interface LeaveGuard {
  /** Somebody is about to leave and has to be asked. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

/** Whether the entry of the history that one stands on is the guard's own. */
const isOwnEntry = (): boolean => (window.history.state as { guard?: unknown } | null)?.guard === true;

/** Puts a second entry of this same address on the history, so that a step back stays on the page. */
const addEntry = () => window.history.pushState({ ...window.history.state, guard: true }, "");

/** The link that a plain click would follow inside the app; nothing for new tabs, downloads and other sites. */
function followed(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || (link.target && link.target !== "_self") || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href);
  const isHere = url.pathname === window.location.pathname && url.search === window.location.search;
  return url.origin === window.location.origin && !isHere ? url : undefined;
}

/**
 * While `isDirty`, asks before a link, a step back or closing the page throws away what was typed. The router has no
 * blocker outside its data mode and hears of a step first, hence the second entry of the same address.
 */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [pending, setPending] = useState<(() => void) | null>(null);
  const isFree = useRef(false);

  useEffect(() => {
    if (!isDirty) {
      // Saved or discarded: the page stays, the second entry goes. Not so where the page itself went.
      if (!isFree.current && isOwnEntry()) window.history.back();
      return;
    }
    isFree.current = false;
    if (!isOwnEntry()) addEntry();

    const onClick = (event: MouseEvent) => {
      const url = isFree.current ? undefined : followed(event);
      if (!url) return;
      event.preventDefault();
      event.stopPropagation();
      const replace = isOwnEntry();
      setPending(() => () => void navigate(url.pathname + url.search + url.hash, { replace }));
    };
    const onHistory = () => {
      if (isFree.current || isOwnEntry()) return;
      addEntry();
      setPending(() => () => window.history.go(-2));
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();

    document.addEventListener("click", onClick, true);
    window.addEventListener("popstate", onHistory);
    window.addEventListener("beforeunload", onUnload);
    return () => {
      document.removeEventListener("click", onClick, true);
      window.removeEventListener("popstate", onHistory);
      window.removeEventListener("beforeunload", onUnload);
    };
  }, [isDirty, navigate]);

  const stay = useCallback(() => setPending(null), []);
  const leave = useCallback(() => {
    isFree.current = true;
    setPending(null);
    pending?.();
  }, [pending]);
  return { isAsking: pending !== null, stay, leave };
}
