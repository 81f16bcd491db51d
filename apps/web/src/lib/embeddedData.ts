import type { Language } from "@vaardig/contract/limits";

/** Data embedded in a public page, so that its first render needs no request. */
interface Start {
  /** Language → namespace → messages. */
  words?: Record<string, Record<string, Record<string, unknown>>>;
  read?: { path: string; query: unknown; language: Language; payload: unknown };
}

function readStart(): Start {
  const text = globalThis.document?.getElementById("start")?.textContent;
  return text ? JSON.parse(text) : {};
}

export const EMBEDDED_DATA = readStart();
