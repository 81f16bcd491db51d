import { AsyncLocalStorage } from "node:async_hooks";

/** Runs a function outside any transaction context, even when called inside a test's own. */
export const outsideContext = AsyncLocalStorage.snapshot();
