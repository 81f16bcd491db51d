import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

interface AskToClose {
  /** Closes, after a question where something is not saved. */
  close: () => void;
  /** The question, to be drawn inside what closes. */
  question: ReactNode;
}

/** Asks before a sheet or dialog is closed over what was typed and not saved. */
export function useAskToClose(isDirty: boolean, onClose: () => void): AskToClose {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const question = (
    <ConfirmDialog
      open={isAsking}
      title={t("leave.title")}
      text={t("leave.text")}
      confirm={t("leave.leave")}
      cancel={t("leave.stay")}
      onConfirm={() => {
        setAsking(false);
        onClose();
      }}
      onClose={() => setAsking(false)}
    />
  );
  return { close: () => (isDirty ? setAsking(true) : onClose()), question };
}
