import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";
import { useListOfferedJobsQuery } from "../mail-templates.api.ts";
import type { ComposeModel } from "./useCompose.ts";

/** Maximum number of jobs listed; recruiters have fewer. */
const MOST = 100;
/** Stage of a person who is sent a job. */
const INVITED = "Vacancy";

/** Optional choice of the job offered to a talent pool, of open jobs that the reader works on. */
export function OfferedJob({ compose }: { compose: ComposeModel }) {
  const { t } = useTranslation("mail-templates");
  const { form, values, isTouched, takeTemplate } = compose;
  const { data } = useListOfferedJobsQuery({ query: { filter: "mine", size: MOST } });
  const jobs = (data?.data ?? []).filter(
    ({ status, publication, change_waiting: waits }) =>
      publication === "open" && (status === "Approved" || waits),
  );
  const choose = (id: string) => {
    form.setValue("job_id", id);
    form.clearErrors();
    if (isTouched) return;
    if (id !== "" && values.temp_name === "") takeTemplate(INVITED);
    else if (id === "" && values.temp_name === INVITED) takeTemplate("");
  };
  return (
    <TextField
      select
      fullWidth
      label={t("offered-job")}
      value={jobs.some(({ id }) => id === values.job_id) ? values.job_id : ""}
      onChange={(event) => choose(event.target.value)}
      helperText={t(values.job_id ? "offered-job-help" : "offered-job-none-help")}
      slotProps={{ select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t("no-job")}</MenuItem>
      {jobs.map(({ id, name, location, external }) => (
        <MenuItem key={id} value={id}>
          {[name, location, ...(external ? [] : [t("internal-job")])].filter(Boolean).join(" · ")}
        </MenuItem>
      ))}
    </TextField>
  );
}
