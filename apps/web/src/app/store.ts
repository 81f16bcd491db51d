import { combineReducers, configureStore, type Middleware } from "@reduxjs/toolkit";
import { authReducer, sessionEnded, signedIn, signedOut, signInStarted } from "../lib/auth.slice.ts";
import { baseApi } from "../lib/baseApi.ts";
import { snackbarReducer } from "../lib/snackbar.slice.ts";

const reducer = combineReducers({
  auth: authReducer,
  snackbar: snackbarReducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

const AUTH_RESETS = [signInStarted, signedIn, signedOut, sessionEnded];

/** What one person read must not be there for the next. */
const forgetOnAuthReset: Middleware = (api) => (next) => (action) => {
  const result = next(action);
  if (AUTH_RESETS.some((reset) => reset.match(action))) api.dispatch(baseApi.util.resetApiState());
  return result;
};

/** The app's one store. */
export const store = configureStore({
  reducer,
  middleware: (defaults) => defaults().concat(baseApi.middleware, forgetOnAuthReset),
});

export type AppState = ReturnType<typeof store.getState>;
