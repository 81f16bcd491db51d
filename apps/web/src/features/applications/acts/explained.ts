import type { MoveReason } from "@vaardig/contract/applications/applicationReasons";

export interface Explained<R extends MoveReason> {
  reason: R;
  note?: string;
}
