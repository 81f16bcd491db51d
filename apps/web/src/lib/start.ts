import type { Language } from "@vaardig/contract/limits";

/** What the server put into a page for everyone, so that its first drawing waits for no call. */
interface Start {
  /** Language → namespace → words. */
  words?: Record<string, Record<string, Record<string, unknown>>>;
  read?: { path: string; query: unknown; language: Language; payload: unknown };
}

function readStart(): Start {
  const text = globalThis.document?.getElementById("start")?.textContent;
  return text ? JSON.parse(text) : {};
}

export const START = readStart();
