import { useTranslation } from "react-i18next";
import { useNotifyErrors } from "../../lib/useNotifyErrors.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { useMarkAllReadMutation, useUndoMarkAllReadMutation } from "./notifications.api.ts";

/** Returns a function that marks all as read, with undo. */
export function useMarkAllRead(): () => Promise<void> {
  const { t } = useTranslation("notifications");
  const { show } = useSnackbar();
  const notifyErrors = useNotifyErrors();
  const [markAll] = useMarkAllReadMutation();
  const [undoMarkAll] = useUndoMarkAllReadMutation();
  return async () => {
    await notifyErrors(async () => {
      const { count, read_at } = await markAll().unwrap();
      const undo = () => void notifyErrors(() => undoMarkAll({ body: { read_at } }).unwrap());
      show(t("marked", { count }), "success", count > 0 ? { undo } : {});
    });
  };
}
