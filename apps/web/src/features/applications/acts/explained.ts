import type { MoveReason } from "@vaardig/contract/applicationReasons";

export interface Explained<R extends MoveReason> {
  reason: R;
  note?: string;
}
