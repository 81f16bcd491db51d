import type { MoveReason } from "@vaardig/contract/applications/applicationReasons";

export interface ReasonValues<R extends MoveReason> {
  reason: R;
  note?: string;
}
