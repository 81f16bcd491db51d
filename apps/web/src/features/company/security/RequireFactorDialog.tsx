import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { GRACE_DAYS } from "@vaardig/contract/company/security";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionDialog } from "../../../ui/ActionDialog.tsx";

export type GraceDays = (typeof GRACE_DAYS)[number];

interface Props {
  onConfirm: (grace: GraceDays) => void;
  onClose: () => void;
}

/** Asks for the grace period before a second factor is required. */
export function RequireFactorDialog({ onConfirm, onClose }: Props) {
  const { t } = useTranslation("company");
  const [grace, setGrace] = useState<GraceDays>(14);
  return (
    <ActionDialog
      title={t("security.ask-title")}
      confirm={t("security.ask-confirm")}
      onConfirm={() => onConfirm(grace)}
      onClose={onClose}
    >
      <Typography sx={{ color: "text.secondary" }}>{t("security.ask")}</Typography>
      <FormControl component="fieldset">
        <FormLabel component="legend">{t("security.grace")}</FormLabel>
        <RadioGroup value={grace}>
          {GRACE_DAYS.map((days) => (
            <FormControlLabel
              key={days}
              value={days}
              label={t("security.days", { count: days })}
              control={<Radio onChange={() => setGrace(days)} />}
            />
          ))}
        </RadioGroup>
      </FormControl>
    </ActionDialog>
  );
}
