import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { ActionDialog } from "../../../ui/ActionDialog.tsx";

interface Props {
  title: string;
  text?: string;
  confirm: string;
  isDangerous?: boolean;
  isReady?: boolean;
  children: ReactNode;
  /** Rejects with the call's error, which is shown. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Confirmation of a larger change, with its consequences. */
export function ChangeDialog(props: Props) {
  const { title, text, confirm, isDangerous = false, isReady = true, children, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm();
    } catch (error) {
      const told = isApiError(error) ? (Object.values(error.fields ?? {})[0] ?? error.message) : null;
      setProblem(told ?? t("operation-failed"));
    }
    setBusy(false);
  };
  return (
    <ActionDialog
      title={title}
      confirm={confirm}
      size="sm"
      isDangerous={isDangerous}
      disabled={!isReady}
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      {text && <Typography sx={{ color: "text.secondary" }}>{text}</Typography>}
      {children}
    </ActionDialog>
  );
}
