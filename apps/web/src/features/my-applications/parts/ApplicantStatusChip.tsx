import { APPLICANT_STATUS_TEXTS, type ApplicantStatus } from "@vaardig/contract/applications/applicantStatus";
import type { ComponentProps } from "react";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";

const TONE: Record<ApplicantStatus, NonNullable<ComponentProps<typeof StatusChip>["tone"]>> = {
  invited: "attention",
  invitation_closed: "neutral",
  received: "info",
  interview: "attention",
  offer: "positive",
  hired: "positive",
  rejected: "neutral",
  withdrawn: "neutral",
};

/** Chip of an application's status, in the applicant's terms. */
export function ApplicantStatusChip({ status }: { status: ApplicantStatus }) {
  return (
    <StatusChip label={APPLICANT_STATUS_TEXTS[useCurrentLanguage()][status].label} tone={TONE[status]} />
  );
}
