import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { guardUnsaved, recordLocation } from "./leaveGuard.ts";

interface LeaveGuard {
  /** Someone is about to leave and has to be asked. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * While `isDirty`, asks before a link, a step back or closing the page throws away what was typed. The router has no
 * blocker outside its data mode and hears of a step first, hence the second entry of the same address.
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
    // The address of what is open, such as a tab, may change while the form stays.
    if (isDirty && location.key) recordLocation();
  }, [isDirty, location]);

  const stay = useCallback(() => setPending(null), []);
  const leave = useCallback(() => {
    setPending(null);
    pending?.();
  }, [pending]);
  return { isAsking: pending !== null, stay, leave };
}
