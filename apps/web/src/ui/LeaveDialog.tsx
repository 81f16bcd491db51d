import { useTranslation } from "react-i18next";
import { useLeaveGuard } from "../lib/form/useLeaveGuard.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

interface Props {
  isDirty: boolean;
  /** What is lost, where that is worth naming. */
  text?: string;
}

/** While `isDirty`, asks before what was typed is left behind. */
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
