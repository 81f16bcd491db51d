import { AsyncLocalStorage } from "node:async_hooks";

/** Does something as whoever is in no transaction, also where a test comes to it from inside one of its own. */
export const outside = AsyncLocalStorage.snapshot();
