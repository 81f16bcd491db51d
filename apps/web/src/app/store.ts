import { combineSlices, configureStore, createDynamicMiddleware } from "@reduxjs/toolkit";
import { authReducer } from "../lib/auth.slice.ts";
import { snackbarReducer } from "../lib/snackbar.slice.ts";

/** Reducers of public screens; `areaState.ts` adds those of the signed-in area. */
export const reducer = combineSlices({ auth: authReducer, snackbar: snackbarReducer });

/** Accepts middleware added later. */
export const dynamicMiddleware = createDynamicMiddleware();

/** The application's Redux store. */
export const store = configureStore({
  reducer,
  middleware: (defaults) => defaults().concat(dynamicMiddleware.middleware),
});

export type AppState = ReturnType<typeof store.getState>;
