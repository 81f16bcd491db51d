import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { FORM_WIDTH, Section } from "../../../shared/company/Section.tsx";
import { useGetCompanySecurityQuery, useSaveCompanySecurityMutation } from "../company.api.ts";
import { type GraceDays, RequireFactorDialog } from "./RequireFactorDialog.tsx";

/** Whether the company's people need a second factor, and from when on. */
export function SecurityCard() {
  const { t } = useTranslation(["company", "common"]);
  const format = useFormat();
  const { show } = useSnackbar();
  const { data } = useGetCompanySecurityQuery();
  const [save, { isLoading }] = useSaveCompanySecurityMutation();
  const [isAsked, setAsked] = useState(false);
  if (!data) return null;
  const { second_factor_from: from, people, protected_people } = data;

  const set = async (grace: GraceDays | null) => {
    setAsked(false);
    try {
      const body = grace === null ? { second_factor: false } : { second_factor: true, grace_days: grace };
      await save({ body }).unwrap();
      show(t(grace === null ? "company:security.optional" : "company:security.required"));
    } catch (error) {
      show(isApiError(error) ? error.message : t("common:operation-failed"), "error");
    }
  };

  return (
    <Box sx={{ mt: 8, maxWidth: FORM_WIDTH }}>
      <Section title={t("company:security.title")} help={t("company:security.help")}>
        <FormControlLabel
          control={
            <Switch
              checked={from !== null}
              disabled={isLoading}
              onChange={(_event, required) => (required ? setAsked(true) : void set(null))}
            />
          }
          label={t("company:security.require")}
        />
        <Typography sx={{ color: "text.secondary" }}>
          {t("company:security.count", {
            protected: format.number(protected_people),
            people: format.number(people),
          })}
          {from && ` ${t("company:security.since", { date: format.dateTime(from) })}`}
        </Typography>
      </Section>
      {isAsked && (
        <RequireFactorDialog onConfirm={(grace) => void set(grace)} onClose={() => setAsked(false)} />
      )}
    </Box>
  );
}
