import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import { createScreenSlice } from "../../lib/createScreenSlice.ts";
import type { FilledJob } from "./acts/HireDialog.tsx";

/** An open dialog about one application. */
export type OpenDialog =
  | { kind: "back"; card: ApplicationCard; to: Stage }
  | { kind: "reject" | "reinstate" | "offer" | "hire"; card: ApplicationCard }
  | { kind: "filled"; card: ApplicationCard; vacancy: FilledJob };

/** An open dialog about the selected cards. */
export type OpenBulkDialog = { kind: "reject" } | { kind: "back"; to: Stage };

interface ApplicationModalsState {
  one: OpenDialog | null;
  bulk: OpenBulkDialog | null;
}

/** State of the open dialogs about applications. */
export const applicationModalsSlice = createScreenSlice<ApplicationModalsState>("applicationModals", {
  one: null,
  bulk: null,
});
