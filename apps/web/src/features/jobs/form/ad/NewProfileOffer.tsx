import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useListJobProfilesQuery } from "../../../../shared/job-profiles/jobProfiles.api.ts";
import { useAddJobProfile } from "../../../../shared/job-profiles/useAddJobProfile.ts";
import { FULL_ROW } from "../../../../ui/FormSection.tsx";
import type { JobBody, JobValues } from "../jobValues.ts";

interface Props {
  form: UseFormReturn<JobValues, unknown, JobBody>;
}

/** Offers to create a missing job profile of an ad with the form's skills, or names who can. */
export function NewProfileOffer({ form }: Props) {
  const { t } = useTranslation("jobs");
  const [isAdding, setAdding] = useState(false);
  const name = form.watch("name").trim();
  const skills = form.watch("skills").filter(({ level }) => level !== null);
  const isNeeded = form.watch("job_profile_id") === null && name !== "";
  // Only the list's permissions are needed, so typing a name triggers no further requests.
  const { data } = useListJobProfilesQuery(
    { query: { scope: "all", search_query: "", size: 1 } },
    { skip: !isNeeded },
  );
  const add = useAddJobProfile((profile) =>
    form.setValue("job_profile_id", profile, { shouldDirty: true, shouldValidate: true }),
  );
  if (!isNeeded || !data) return null;
  if (!data.can.includes("create"))
    return (
      <Alert severity="info" sx={FULL_ROW}>
        {t("ad.no-profile-ask", { name })}
      </Alert>
    );
  const create = async () => {
    setAdding(true);
    await add(name, skills);
    setAdding(false);
  };
  return (
    <Alert severity="info" sx={FULL_ROW}>
      {t("ad.no-profile", { name })}
      <Box sx={{ mt: 2 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={isAdding}
          onClick={() => void create()}
          sx={{ whiteSpace: "normal", textAlign: "start", height: "auto", py: 1 }}
        >
          {skills.length > 0 ? t("ad.create-profile-with", { count: skills.length }) : t("ad.create-profile")}
        </Button>
      </Box>
    </Alert>
  );
}
