import { useCallback, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { useAddress } from "./useAddress.ts";

/**
 * Returns the record that is open over a list, and functions that open and close it. Opening is a step, so that the
 * browser's Back closes the record and stays in the list.
 */
export function useOpened({ get, set }: ReturnType<typeof useAddress>) {
  const navigate = useNavigate();
  const id = get("open");
  const isStep = useRef(false);
  useEffect(() => {
    if (id === undefined) isStep.current = false;
  }, [id]);
  const current = useRef(set);
  current.current = set;
  // Stable, so that a card of a board is redrawn only when it changes.
  const open = useCallback((opened: string) => {
    isStep.current = true;
    current.current({ open: opened }, true);
  }, []);
  const close = () => {
    // An address that was opened elsewhere, such as in an email, has no list before it.
    if (isStep.current) void navigate(-1);
    else set({ open: null });
  };
  return { id, open, close };
}
