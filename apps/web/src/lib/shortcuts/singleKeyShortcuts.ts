import { storedChoice } from "../storedChoice.ts";

/** Whether shortcuts of a single key work; speech input and tremor press keys by accident (WCAG 2.1.4). */
export const singleKeyShortcuts = storedChoice("single-keys", (stored) => stored !== false);
