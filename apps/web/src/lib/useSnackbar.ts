import { useMemo } from "react";
import { useDispatch } from "react-redux";
import { i18n } from "./language/i18n.ts";
import { type Severity, snackbarShown } from "./snackbar.slice.ts";
import { registerUndo } from "./undoActions.ts";

export interface Snackbar {
  /**
   * Shows a message at the top centre for 3000 ms, by default that the action succeeded. `undo` adds a
   * button.
   */
  show: (message?: string, severity?: Severity, options?: { undo?: () => void }) => void;
}

/** Returns the function that shows a temporary message. */
export function useSnackbar(): Snackbar {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      show: (message = i18n.t("operation-done"), severity = "success", options = {}) => {
        const undoId = options.undo && registerUndo(options.undo);
        dispatch(snackbarShown({ message, severity, ...(undoId === undefined ? {} : { undoId }) }));
      },
    }),
    [dispatch],
  );
}
