import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";

interface LeaveGuard {
  /** Somebody is about to leave and has to be asked. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

const indexOf = (state: unknown): number => Number((state as { idx?: unknown } | null)?.idx ?? 0);

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
 * While `isDirty`, asks before a link, a step in the history or closing the page throws away what was typed.
 * The router has no blocker outside its data mode, so clicks and history steps are caught before it sees them.
 */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [pending, setPending] = useState<(() => void) | null>(null);
  const isFree = useRef(false);

  useEffect(() => {
    if (!isDirty) return;
    isFree.current = false;
    const here = indexOf(window.history.state);
    let isReturning = false;

    const onClick = (event: MouseEvent) => {
      const url = isFree.current ? undefined : followed(event);
      if (!url) return;
      event.preventDefault();
      event.stopPropagation();
      setPending(() => () => void navigate(url.pathname + url.search + url.hash));
    };
    const onHistory = (event: PopStateEvent) => {
      if (isFree.current) return;
      event.stopImmediatePropagation();
      if (isReturning) {
        isReturning = false;
        return;
      }
      const steps = indexOf(event.state) - here;
      if (steps === 0) return;
      isReturning = true;
      window.history.go(-steps);
      setPending(() => () => window.history.go(steps));
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();

    document.addEventListener("click", onClick, true);
    window.addEventListener("popstate", onHistory, true);
    window.addEventListener("beforeunload", onUnload);
    return () => {
      document.removeEventListener("click", onClick, true);
      window.removeEventListener("popstate", onHistory, true);
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
