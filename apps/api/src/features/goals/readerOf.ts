import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import type { GoalReader } from "./goals.present.ts";

interface ReaderContext {
  tx: Tx;
  viewer: Viewer;
  language: Language;
  services: Pick<TxServices, "secrets">;
}

/** Returns the reader of goals, from a call. */
export function readerOf({ tx, viewer, language, services }: ReaderContext): GoalReader {
  return { tx, companyId: viewer.companyId, language, secrets: services.secrets };
}
