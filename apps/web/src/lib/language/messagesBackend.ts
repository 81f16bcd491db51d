import type { BackendModule } from "i18next";
import { EMBEDDED_DATA } from "../embeddedData.ts";

/** Hash of all messages, set at build time, so that a new release loads new messages. */
declare const MESSAGES_VERSION: string;

async function readWords(language: string, namespace: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`/locales/${language}/${namespace}.json?v=${MESSAGES_VERSION}`);
  if (!answer.ok) throw new Error(`${namespace} in ${language} answered ${answer.status}`);
  return answer.json();
}

/** Reads messages embedded in the page, otherwise the built files; i18next retries failures. */
export const messagesBackend: BackendModule = {
  type: "backend",
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, callback) => {
    const given = EMBEDDED_DATA.words?.[language]?.[namespace];
    if (given) return callback(null, given);
    readWords(language, namespace).then(
      (words) => callback(null, words),
      (error: unknown) => callback(error instanceof Error ? error : String(error), true),
    );
  },
};
