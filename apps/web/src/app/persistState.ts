import { authRestored, sessionEnded, storedAuth } from "../lib/auth.slice.ts";
import { decodeToken } from "../lib/decodeToken.ts";
import { i18n } from "../lib/language/i18n.ts";
import { deserialize, PERSIST_KEY, restore, serialize } from "../lib/persist.ts";
import { snackbarShown } from "../lib/snackbar.slice.ts";
import { type AppState, store } from "./store.ts";
import { coursesOf, setStoredCourses } from "./storedCourses.ts";

const slicesOf = (state: AppState) => ({ auth: storedAuth(state.auth), courses: coursesOf(state) });
/** Values whose identity changes with every change to persisted state. */
const marksOf = (state: AppState) => [state.auth, (state as { courses?: unknown }).courses] as const;

/** Restores the persisted slices, then persists every change and follows sign-outs in other tabs. */
export async function persistState(storage: () => Storage): Promise<void> {
  const restored = await restore(() => storage().getItem(PERSIST_KEY));
  store.dispatch(authRestored(restored.auth));
  setStoredCourses(store.getState().auth.token ? restored.courses : undefined);
  let written = marksOf(store.getState());
  let timer = endOnTime(written[0].token);

  store.subscribe(() => {
    const [before, coursesBefore] = written;
    const [auth, courses] = marksOf(store.getState());
    if (auth === before && courses === coursesBefore) return;
    if (auth.token !== before.token) {
      clearTimeout(timer);
      timer = endOnTime(auth.token);
      // The courses belong to the person whose token was stored.
      setStoredCourses(undefined);
    }
    written = [auth, courses];
    try {
      storage().setItem(PERSIST_KEY, serialize(slicesOf(store.getState())));
    } catch {
      // Storage may be full or forbidden: the session then lasts as long as the page.
    }
  });

  window.addEventListener("storage", (event) => {
    if (event.key !== PERSIST_KEY) return;
    const { auth } = deserialize(event.newValue) as { auth?: { token?: string | null } };
    if ((auth?.token ?? null) !== store.getState().auth.token) store.dispatch(authRestored(auth));
  });
}

/** Ends the session when its token expires. */
function endOnTime(token: string | null): ReturnType<typeof setTimeout> | undefined {
  const expiresAt = token ? decodeToken(token)?.expiresAt : undefined;
  if (expiresAt === undefined || expiresAt === Number.POSITIVE_INFINITY) return undefined;
  // Timers longer than 2^31 ms fire immediately.
  const wait = Math.min(expiresAt - Date.now(), 2 ** 31 - 1);
  return setTimeout(() => {
    if (Date.now() < expiresAt) return;
    store.dispatch(sessionEnded(window.location.pathname + window.location.search));
    store.dispatch(snackbarShown({ message: i18n.t("shell.session-ended"), severity: "warning" }));
  }, wait);
}
