import type { Security } from "@vaardig/contract/account/secondFactors";
import type { useConfirmation } from "../../../shared/confirm-identity/useConfirmation.tsx";

/** Props of each part of two-step verification. */
export interface FactorPartProps {
  security: Security;
  confirmed: ReturnType<typeof useConfirmation>["confirmed"];
  /** Shows recovery codes; null when none were created. */
  onCodes: (codes: string[] | null) => void;
}
