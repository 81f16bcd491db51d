import { useMemo } from "react";
import { useDispatch } from "react-redux";
import { type Severity, snackbarShown } from "./snackbar.slice.ts";
import { keepUndo } from "./undoActions.ts";

export interface Snackbar {
  /** Says something at the top centre for 3000 ms; `undo` adds a button that takes the act back. */
  show: (message: string, severity?: Severity, options?: { undo?: () => void }) => void;
}

/** The one way to tell a passing message. */
export function useSnackbar(): Snackbar {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      show: (message, severity = "success", options = {}) => {
        const undoId = options.undo && keepUndo(options.undo);
        dispatch(snackbarShown({ message, severity, ...(undoId === undefined ? {} : { undoId }) }));
      },
    }),
    [dispatch],
  );
}
