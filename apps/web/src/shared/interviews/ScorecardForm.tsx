import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { RECOMMENDATIONS, type Scorecards, scorecardBody } from "@vaardig/contract/interviews/scorecards";
import { LIMITS } from "@vaardig/contract/limits";
import { useId } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../lib/form/useContractForm.ts";
import { useIssueText } from "../../lib/form/useIssueText.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { Form } from "../../ui/Form.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { TextInput } from "../../ui/TextInput.tsx";
import { useLevelDescriptions } from "../skills/useLevelDescriptions.ts";
import { useSaveScorecardMutation } from "./interviews.api.ts";
import { RatedSkill } from "./RatedSkill.tsx";

interface Props {
  applicationId: string;
  data: Scorecards;
  onDone: () => void;
  /** Called when the scorecard has changed meanwhile. */
  onRefused: () => void;
  onCancel?: () => void;
}

/** Scorecard form: observed level per required skill, and a recommendation. */
export function ScorecardForm({ applicationId, data, onDone, onRefused, onCancel }: Props) {
  const { t } = useTranslation(["interviews", "common"]);
  const { show } = useSnackbar();
  const id = useId();
  const issueText = useIssueText();
  const descriptionsOf = useLevelDescriptions();
  const [save] = useSaveScorecardMutation();
  const { mine, skills, applicant } = data;
  const form = useContractForm(scorecardBody, {
    defaultValues: {
      ratings: mine?.ratings ?? [],
      recommendation: mine?.recommendation,
      summary: mine?.summary ?? "",
    },
    about: applicationId,
  });
  const ratings = useController({ control: form.control, name: "ratings" });
  const advice = useController({ control: form.control, name: "recommendation" });
  const given = (ratings.field.value ?? []).map((one) => ({ ...one, note: one.note ?? "" }));
  const rate = (skillId: string, rating: { level: number; note: string } | null) =>
    ratings.field.onChange([
      ...given.filter((one) => one.skill_id !== skillId),
      ...(rating ? [{ skill_id: skillId, ...rating }] : []),
    ]);
  const label = t("give-scorecard");
  return (
    <Form
      form={form}
      label={label}
      onSubmit={async (card) => {
        await save({
          body: { ...card, application_id: applicationId, ...(mine && { version: mine.version }) },
        })
          .unwrap()
          .catch((error: unknown) => {
            onRefused();
            throw error;
          });
        show(t("scorecard-saved"));
        onDone();
      }}
    >
      <div>
        <Typography variant="h3">{t("skills-title")}</Typography>
        <Typography sx={{ color: "text.secondary" }}>
          {t(skills.length > 0 ? "skills-help" : "skills-none")}
        </Typography>
      </div>
      {skills.map(({ skill, level }) => (
        <RatedSkill
          key={skill.id}
          name={skill.name}
          required={level}
          descriptions={descriptionsOf(skill)}
          rating={given.find((one) => one.skill_id === skill.id) ?? null}
          onChange={(rating) => rate(skill.id, rating)}
        />
      ))}
      <Box>
        <FormLabel
          id={id}
          required
          error={advice.fieldState.invalid}
          sx={{ color: "text.primary", fontWeight: 500 }}
        >
          {t("recommendation", { name: applicant.name })}
        </FormLabel>
        <RadioGroup
          row
          aria-labelledby={id}
          value={advice.field.value ?? ""}
          onChange={(_event, value) => advice.field.onChange(value)}
          sx={{ mt: 1 }}
        >
          {RECOMMENDATIONS.map((value, at) => (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio {...(at === 0 && { slotProps: { input: { ref: advice.field.ref } } })} />}
              label={t(`recommendations.${value}`)}
            />
          ))}
        </RadioGroup>
        {advice.fieldState.error && (
          <FormHelperText error role="alert">
            {issueText(advice.field.value === undefined ? { message: "required" } : advice.fieldState.error)}
          </FormHelperText>
        )}
      </Box>
      <TextInput
        control={form.control}
        name="summary"
        label={t("summary")}
        help={t("summary-help")}
        rows={3}
        counter={LIMITS.description}
      />
      <SubmitButton {...(onCancel && { onCancel })}>
        {t(mine ? "common:save" : "give-scorecard")}
      </SubmitButton>
    </Form>
  );
}
