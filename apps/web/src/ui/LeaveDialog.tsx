import { useTranslation } from "react-i18next";
import { useLeaveGuard } from "../lib/useLeaveGuard.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

/** While `isDirty`, asks before what was typed is left behind. */
export function LeaveDialog({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation("approval");
  const guard = useLeaveGuard(isDirty);
  return (
    <ConfirmDialog
      open={guard.isAsking}
      title={t("leave.title")}
      text={t("leave.text")}
      confirm={t("leave.leave")}
      cancel={t("leave.stay")}
      onConfirm={guard.leave}
      onClose={guard.stay}
    />
  );
}
