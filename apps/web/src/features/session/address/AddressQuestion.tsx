import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ApiError } from "../../../lib/api/apiError.ts";
import { PublicFrame } from "../frame/PublicFrame.tsx";

interface Props {
  intro: string;
  oldEmail: string;
  email: string;
  canConfirm: boolean;
  error: ApiError | undefined;
  onAnswer: (agree: boolean) => Promise<void>;
}

/** Shows both addresses, and asks which one to use. */
export function AddressQuestion({ intro, oldEmail, email, canConfirm, error, onAnswer }: Props) {
  const { t } = useTranslation("session");
  const [isBusy, setBusy] = useState(false);
  const answer = async (agree: boolean) => {
    if (isBusy) return;
    setBusy(true);
    await onAnswer(agree);
    setBusy(false);
  };
  const address = (label: string, value: string) => (
    <div>
      <Typography variant="caption" component="dt" sx={{ color: "text.secondary" }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: "anywhere" }}>
        {value}
      </Typography>
    </div>
  );
  return (
    <PublicFrame title={t("address.title")} intro={intro}>
      <Typography component="dl" sx={{ m: 0, display: "grid", gap: 4 }}>
        {address(t("address.old"), oldEmail)}
        {address(t("address.new"), email)}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {canConfirm && (
        <Button
          variant="contained"
          size="large"
          fullWidth
          aria-disabled={isBusy}
          onClick={() => void answer(true)}
        >
          {t("address.confirm")}
        </Button>
      )}
      <Button
        variant="outlined"
        size="large"
        fullWidth
        aria-disabled={isBusy}
        onClick={() => void answer(false)}
      >
        {t("address.refuse")}
      </Button>
    </PublicFrame>
  );
}
