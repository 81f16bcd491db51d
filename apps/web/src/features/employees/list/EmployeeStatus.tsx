import type { EmployeeRow } from "@vaardig/contract/employees/employees";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../../../ui/StatusChip.tsx";

const TONE = {
  not_invited: "neutral",
  invited: "info",
  unconfirmed: "neutral",
  awaiting_approval: "attention",
  active: "positive",
  deactivated: "neutral",
} as const;

/** Account state of a person. */
export function EmployeeStatus({ status }: Pick<EmployeeRow, "status">) {
  const { t } = useTranslation("employees");
  return <StatusChip label={t(`statuses.${status}`)} tone={TONE[status]} />;
}
