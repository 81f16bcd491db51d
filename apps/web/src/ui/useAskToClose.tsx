import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

interface AskToClose {
  /** Closes, after a confirmation when there is unsaved input. */
  close: () => void;
  /** The confirmation dialog, to render inside the closing element. */
  question: ReactNode;
}

/** Returns a close function that asks for confirmation when there is unsaved input. */
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
