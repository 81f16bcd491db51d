import Alert from "@mui/material/Alert";
import Autocomplete from "@mui/material/Autocomplete";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { Named } from "@vaardig/contract/organization/organization";
import type { RequiredSkill } from "@vaardig/contract/skill-profiles/skillProfiles";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useDebounced } from "../../../lib/useDebounced.ts";
import { useListJobChoicesQuery } from "../../../shared/add-to/addTo.api.ts";
import { JobProfilePicker } from "../../../shared/job-profiles/JobProfilePicker.tsx";
import { useLazyReadProfileSkillsQuery } from "../../../shared/required-skills/jobSkills.api.ts";
import { useLazyReadVacancySkillsQuery } from "../expertFinder.api.ts";

interface Props {
  onStart: (skills: RequiredSkill[]) => void;
  onClose: () => void;
}

/** Starts a search from the skills of a job or job profile. Mounted while open. */
export function StartFromDialog({ onStart, onClose }: Props) {
  const { t } = useTranslation(["expert-finder", "common"]);
  const id = useId();
  const [readJob, vacancyRead] = useLazyReadVacancySkillsQuery();
  const [readProfile, profileRead] = useLazyReadProfileSkillsQuery();
  const [problem, setProblem] = useState<string | null>(null);
  const start = async (read: () => Promise<{ skills: RequiredSkill[] }>) => {
    setProblem(null);
    try {
      const { skills } = await read();
      if (skills.length === 0) setProblem(t("start.no-skills"));
      else onStart(skills);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t("start.title")}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 5 }}>
        <Typography sx={{ color: "text.secondary" }}>{t("start.text")}</Typography>
        {problem && <Alert severity="error">{problem}</Alert>}
        <JobSelect
          isBusy={vacancyRead.isFetching}
          onPick={(job) => void start(() => readJob({ query: { id: job.id } }).unwrap())}
        />
        <JobProfilePicker
          label={t("start.profile")}
          value={null}
          isOptional
          onChange={(profile) =>
            profile && void start(() => readProfile({ query: { job_profile_id: profile.id } }).unwrap())
          }
        />
        {profileRead.isFetching && <Typography role="status">{t("common:loading")}</Typography>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("common:cancel")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function JobSelect({ isBusy, onPick }: { isBusy: boolean; onPick: (job: Named) => void }) {
  const { t } = useTranslation(["expert-finder", "common"]);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const { currentData, isFetching, isError } = useListJobChoicesQuery(
    { query: { search_query: useDebounced(text.trim()), size: 30 } },
    { skip: !isOpen },
  );
  return (
    <Autocomplete
      fullWidth
      value={null}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_event, chosen) => chosen && onPick(chosen)}
      onInputChange={(_event, next) => setText(next)}
      options={currentData?.data ?? []}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      loading={isFetching || isBusy}
      loadingText={t("common:loading")}
      noOptionsText={isError ? t("common:fetch-failed") : t("start.no-job")}
      clearText={t("common:clear")}
      openText={t("start.open-jobs")}
      closeText={t("common:close")}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={t("start.job")}
          placeholder={t("start.job-placeholder")}
          slotProps={{
            inputLabel: slotProps.inputLabel,
            htmlInput: { ...slotProps.htmlInput, maxLength: 120 },
            input: slotProps.input,
          }}
        />
      )}
    />
  );
}
