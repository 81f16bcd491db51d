import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useGetLevelProposalsQuery } from "../goals.api.ts";
import { ConfirmLevelsSheet } from "./ConfirmLevelsSheet.tsx";

/** Number of levels awaiting confirmation, of one person or all, with a button to review them. */
export function ConfirmLevels({ person }: { person?: string }) {
  const { t } = useTranslation("goals");
  const { data } = useGetLevelProposalsQuery({ query: person ? { user_id: person } : {} });
  const [isOpen, setOpen] = useState(false);
  const waiting = (data?.data ?? []).filter(({ can }) => can.includes("confirm"));
  if (waiting.length === 0 && !isOpen) return null;
  return (
    <>
      {waiting.length > 0 && (
        <Alert
          severity="info"
          sx={{ mb: 6 }}
          action={
            <Button color="inherit" onClick={() => setOpen(true)}>
              {t("confirm.open")}
            </Button>
          }
        >
          {t("confirm.waiting", { count: waiting.length })}
        </Alert>
      )}
      {isOpen && <ConfirmLevelsSheet proposals={waiting} onClose={() => setOpen(false)} />}
    </>
  );
}
