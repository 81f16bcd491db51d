import { ROLE_HOME, ROLE_HOME_ALIAS } from "@vaardig/contract/roles";
import { returnAddressSaved } from "../lib/auth.slice.ts";
import { store } from "./store.ts";

/** Stores the opened URL as return address for sign-in. */
export function saveReturnAddress(): void {
  const { pathname, search } = window.location;
  const prefix = `/${pathname.split("/")[1] ?? ""}`;
  const alias = ROLE_HOME_ALIAS[prefix];
  const home = alias ? ROLE_HOME[alias] : prefix;
  if (!Object.values<string>(ROLE_HOME).includes(home) || store.getState().auth.token) return;
  store.dispatch(returnAddressSaved(home + pathname.slice(prefix.length) + search));
}
