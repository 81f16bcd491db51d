import { combineSlices, configureStore, createDynamicMiddleware } from "@reduxjs/toolkit";
import { authReducer } from "../lib/auth.slice.ts";
import { snackbarReducer } from "../lib/snackbar.slice.ts";

/** What everyone's screens need; `areaState.ts` adds what the signed-in area needs. */
export const reducer = combineSlices({ auth: authReducer, snackbar: snackbarReducer });

/** Middleware that is added later. */
export const added = createDynamicMiddleware();

/** The app's one store. */
export const store = configureStore({
  reducer,
  middleware: (defaults) => defaults().concat(added.middleware),
});

export type AppState = ReturnType<typeof store.getState>;
