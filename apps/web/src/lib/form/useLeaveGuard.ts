import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { guardUnsaved, recordLocation } from "./leaveGuard.ts";

interface LeaveGuard {
  /** True while a confirmation to leave is open. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * While `isDirty`, asks before a link, a step back or closing the page discards input. The router has no
 * blocker outside its data mode and handles a step first, hence the duplicate history entry.
 */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const navigate = useNavigate();
  const location = useLocation();
  const [pending, setPending] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!isDirty) return undefined;
    return guardUnsaved({
      ask: (leave) => setPending(() => leave),
      goTo: (address, options) => void navigate(address, options),
    });
  }, [isDirty, navigate]);

  useEffect(() => {
    // The URL may change while the form stays, for example with an open tab.
    if (isDirty && location.key) recordLocation();
  }, [isDirty, location]);

  const stay = useCallback(() => setPending(null), []);
  const leave = useCallback(() => {
    setPending(null);
    pending?.();
  }, [pending]);
  return { isAsking: pending !== null, stay, leave };
}
