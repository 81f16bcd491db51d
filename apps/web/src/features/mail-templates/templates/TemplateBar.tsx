import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { isSituation } from "@vaardig/contract/mail-templates/mailSituations";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useListTemplateNamesQuery } from "../../../shared/mail-editor/mailTemplates.api.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { SITUATION_KEYS } from "../compose/situationKeys.ts";
import type { ComposeModel } from "../compose/useCompose.ts";
import { SaveTemplateDialog, TEMPLATE_SCOPES } from "./SaveTemplateDialog.tsx";
import { useRemoveTemplate } from "./useRemoveTemplate.ts";

/** Template of an email, and a button to save the text as a template. */
export function TemplateBar({ compose }: { compose: ComposeModel }) {
  const { t } = useTranslation(["mail-templates", "common"]);
  const { about, audience, isToPool } = compose;
  const jobId = about.job_id;
  const { data } = useListTemplateNamesQuery({ query: jobId ? { job_id: jobId } : {} });
  const [wanted, setWanted] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { values, template, isTouched, takeTemplate: take, written } = compose;
  const shown = template.currentData;
  const remove = useRemoveTemplate();
  // A talent pool has no stages; with a job, the job invitation is available.
  const names = (data?.data ?? []).filter(
    ({ temp_name: name }) => !isToPool || !isSituation(name) || (name === "Vacancy" && jobId !== undefined),
  );
  const nameOf = (name: string) => (isSituation(name) ? t(`stages.${SITUATION_KEYS[name]}`) : name);
  const scopes = TEMPLATE_SCOPES.filter(
    (scope) => data?.can.includes(`save_${scope}`) && (scope === "company" || audience.job_id !== undefined),
  );
  const takeOrAsk = (name: string) => {
    if (isTouched) setWanted(name);
    else take(name);
  };
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <TextField
        select
        fullWidth
        label={t("template")}
        value={names.some(({ temp_name: name }) => name === values.temp_name) ? values.temp_name : ""}
        onChange={(event) => takeOrAsk(event.target.value)}
        helperText={shown && t(`sources.${shown.source}`)}
        slotProps={{ select: { displayEmpty: isToPool } }}
      >
        {isToPool && <MenuItem value="">{t("no-template")}</MenuItem>}
        {names.map(({ temp_name: name }) => (
          <MenuItem key={name} value={name}>
            {nameOf(name)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        {scopes.length > 0 && (
          <Button variant="outlined" size="small" disabled={!written} onClick={() => setSaving(true)}>
            {t("save-template")}
          </Button>
        )}
        {isTouched && shown && (
          <Button size="small" onClick={() => setWanted(values.temp_name)}>
            {t("start-again")}
          </Button>
        )}
        {shown?.can.includes("delete") && !(isToPool && isSituation(shown.temp_name)) && (
          <Button
            size="small"
            onClick={() =>
              void remove(shown, jobId, () => {
                if (!isSituation(values.temp_name)) take(isToPool ? "" : "Application");
              })
            }
          >
            {t(isSituation(values.temp_name) ? "reset-template" : "delete-template")}
          </Button>
        )}
      </Box>
      {isSaving && written && scopes[0] && (
        <SaveTemplateDialog
          jobId={audience.job_id}
          scopes={scopes}
          words={written}
          name={values.temp_name}
          onClose={() => setSaving(false)}
          onSaved={(name) => {
            compose.keepAsBase();
            compose.form.setValue("temp_name", name);
          }}
        />
      )}
      <ConfirmDialog
        open={wanted !== null}
        title={t("replace-title")}
        text={t("replace-text")}
        confirm={t("replace")}
        onConfirm={() => {
          take(wanted ?? "");
          setWanted(null);
        }}
        onClose={() => setWanted(null)}
      />
    </Box>
  );
}
