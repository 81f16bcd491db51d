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
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetCompanySecurityQuery, useSaveCompanySecurityMutation } from "../company.api.ts";
import { type GraceDays, RequireFactorDialog } from "./RequireFactorDialog.tsx";

/** Whether the company requires a second factor, and since when. */
export function SecurityCard() {
  const { t } = useTranslation(["company", "common"]);
  const format = useFormat();
  const { show } = useSnackbar();
  const { data, error, refetch } = useGetCompanySecurityQuery();
  const [save, { isLoading }] = useSaveCompanySecurityMutation();
  const [asked, setAsked] = useState<"require" | "stop" | null>(null);
  if (!data)
    return (
      <Box sx={{ mt: 8, maxWidth: FORM_WIDTH }}>
        <Section title={t("company:security.title")} help={t("company:security.help")}>
          {error ? (
            <ErrorState title={t("company:security.load-failed")} error={error} onRetry={refetch} />
          ) : (
            <DetailSkeleton lines={2} />
          )}
        </Section>
      </Box>
    );
  const { second_factor_from: from, people, protected_people } = data;

  const set = async (grace: GraceDays | null) => {
    setAsked(null);
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
              onChange={(_event, required) => setAsked(required ? "require" : "stop")}
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
      {asked === "require" && (
        <RequireFactorDialog onConfirm={(grace) => void set(grace)} onClose={() => setAsked(null)} />
      )}
      <ConfirmDialog
        open={asked === "stop"}
        title={t("company:security.stop-title")}
        text={t("company:security.stop-text")}
        confirm={t("company:security.stop-confirm")}
        onConfirm={() => void set(null)}
        onClose={() => setAsked(null)}
      />
    </Box>
  );
}
