import { useTranslation } from "react-i18next";
import { useLeaveGuard } from "../lib/form/useLeaveGuard.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

interface Props {
  isDirty: boolean;
  /** Warning about what would be lost, more specific than the default. */
  text?: string;
}

/** While `isDirty`, asks for confirmation before input is lost. */
export function LeaveDialog({ isDirty, text }: Props) {
  const { t } = useTranslation();
  const guard = useLeaveGuard(isDirty);
  return (
    <ConfirmDialog
      open={guard.isAsking}
      title={t("leave.title")}
      text={text ?? t("leave.text")}
      confirm={t("leave.leave")}
      cancel={t("leave.stay")}
      onConfirm={guard.leave}
      onClose={guard.stay}
    />
  );
}
