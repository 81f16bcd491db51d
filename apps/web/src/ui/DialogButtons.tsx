import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  onCancel: () => void;
  /** A `SubmitButton`. */
  children: ReactNode;
}

/** Buttons at the end of a form in a dialog: cancel and submit. */
export function DialogButtons({ onCancel, children }: Props) {
  const { t } = useTranslation();
  return (
    <DialogActions sx={{ p: 0 }}>
      <Button variant="outlined" onClick={onCancel}>
        {t("cancel")}
      </Button>
      {children}
    </DialogActions>
  );
}
