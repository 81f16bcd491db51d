import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

export type Severity = "success" | "info" | "warning" | "error";

export interface SnackbarState {
  snackbarOpen: boolean;
  snackbarMsg: string;
  severity: Severity;
  /** Id of the undo function, see `undoActions`; null without undo. */
  undoId: number | null;
}

const initialState: SnackbarState = { snackbarOpen: false, snackbarMsg: "", severity: "info", undoId: null };

const slice = createSlice({
  name: "snackbar",
  initialState,
  reducers: {
    snackbarShown: (
      _state,
      { payload }: PayloadAction<{ message: string; severity?: Severity; undoId?: number }>,
    ) => ({
      snackbarOpen: true,
      snackbarMsg: payload.message,
      severity: payload.severity ?? "info",
      undoId: payload.undoId ?? null,
    }),
    // The text remains until the next message, so that the layout is stable while the snackbar fades out.
    snackbarClosed: (state) => {
      state.snackbarOpen = false;
    },
  },
});

export const { snackbarShown, snackbarClosed } = slice.actions;
export const snackbarReducer = slice.reducer;
