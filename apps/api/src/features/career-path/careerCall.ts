import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** The parts of a request that reading a career path needs. */
export interface CareerCall {
  tx: Tx;
  viewer: Viewer;
  services: TxServices;
  language: Language;
}
