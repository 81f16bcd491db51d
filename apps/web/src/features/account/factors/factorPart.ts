import type { Security } from "@vaardig/contract/account/secondFactors";
import type { useConfirmation } from "../../../shared/confirm-identity/useConfirmation.tsx";

/** What each part of two-step verification is given. */
export interface FactorPartProps {
  security: Security;
  confirmed: ReturnType<typeof useConfirmation>["confirmed"];
  /** Shows recovery codes; null where no new ones were made. */
  onCodes: (codes: string[] | null) => void;
}
