import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import type { Named } from "@vaardig/contract/organization/organization";
import {
  type JobProfileUses,
  jobProfileBody,
  type SkillProfile,
} from "@vaardig/contract/skill-profiles/skillProfiles";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { JobProfilePicker } from "../../../shared/job-profiles/JobProfilePicker.tsx";
import { useCreateJobProfileMutation } from "../../../shared/job-profiles/jobProfiles.api.ts";
import { Form } from "../../../ui/Form.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { useLazyGetSkillProfileQuery } from "../skill-profiles.api.ts";

const names = jobProfileBody.pick({ name_en: true, name_nl: true });
const WAYS = ["library", "company", "empty"] as const;
type Way = (typeof WAYS)[number];

interface Props {
  from: SkillProfile | null;
  /** Uses of a library profile, which the copy may take over; null without any. */
  uses: JobProfileUses | null;
  /** True when the page must not navigate away, because it has unsaved changes. */
  stays: boolean;
  onClose: () => void;
}

/** Form for a new job profile: names and source of skills; opens the profile afterwards. */
export function CreateForm({ from, uses, stays, onClose }: Props) {
  const { t } = useTranslation("skill-profiles");
  const { show } = useSnackbar();
  const format = useFormat();
  const navigate = useNavigate();
  const pathTo = usePath();
  const [create] = useCreateJobProfileMutation();
  const [readProfile] = useLazyGetSkillProfileQuery();
  const [way, setWay] = useState<Way>("library");
  const [chosen, setChosen] = useState<Named | null>(null);
  const [takesOver, setTakesOver] = useState(true);
  const id = useId();
  const form = useContractForm(names, {
    // A copy of an own profile needs a new name; a copy of a library profile may keep it.
    defaultValues: {
      name_en: from?.is_shared ? from.name_en : "",
      name_nl: (from?.is_shared && from.name_nl) || "",
    },
  });

  const { isDirty, submitCount } = form.formState;
  const isMissing = !from && way !== "empty" && !chosen;

  const choose = async (profile: Named | null) => {
    setChosen(profile);
    if (!profile || way !== "library" || isDirty) return;
    const picked = await readProfile({ query: { job_profile_id: profile.id } }, true)
      .unwrap()
      .catch(() => null);
    if (picked) form.reset({ name_en: picked.name_en, name_nl: picked.name_nl ?? "" });
  };

  const counts = (["roles", "people", "vacancies"] as const).flatMap((part) => {
    const count = uses?.[part].count ?? 0;
    return count > 0 ? [t(`counts.${part}`, { count })] : [];
  });
  const offersTakeOver = counts.length > 0;

  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        const fromId = from?.id ?? (way === "empty" ? undefined : chosen?.id);
        if (isMissing) return false;
        const body = {
          ...values,
          ...(fromId && { from_id: fromId }),
          ...(offersTakeOver && takesOver && { take_over: true }),
        };
        const made = await create({ body }).unwrap();
        show(t("create.done", { name: made.name }));
        onClose();
        const path = pathTo("skill-profile-details", { id: made.id });
        if (path && !stays) navigate(path);
      }}
    >
      {!from && (
        <FormControl>
          <FormLabel id={id}>{t("create.way")}</FormLabel>
          <RadioGroup
            aria-labelledby={id}
            value={way}
            onChange={(_event, next) => {
              setWay(WAYS.find((one) => one === next) ?? "empty");
              setChosen(null);
            }}
          >
            {WAYS.map((one) => (
              <FormControlLabel key={one} value={one} control={<Radio />} label={t(`create.ways.${one}`)} />
            ))}
          </RadioGroup>
        </FormControl>
      )}
      {!from && way !== "empty" && (
        <JobProfilePicker
          key={way}
          scope={way}
          label={t("create.from")}
          value={chosen}
          onChange={(profile) => void choose(profile)}
          error={isMissing && submitCount > 0 ? t("create.from-required") : undefined}
        />
      )}
      {!from && way === "library" && (
        <Typography sx={{ color: "text.secondary" }}>{t("create.use-text")}</Typography>
      )}
      <TextInput control={form.control} name="name_en" label={t("create.name_en")} required />
      <TextInput
        control={form.control}
        name="name_nl"
        label={t("create.name_nl")}
        help={t("create.name-nl-help")}
      />
      {offersTakeOver && (
        <FormControlLabel
          control={<Checkbox checked={takesOver} onChange={(_event, on) => setTakesOver(on)} />}
          label={t("create.take-over", { what: format.list(counts) })}
        />
      )}
      <SubmitButton>{t(from ? "create.submit-copy" : "create.submit")}</SubmitButton>
    </Form>
  );
}
