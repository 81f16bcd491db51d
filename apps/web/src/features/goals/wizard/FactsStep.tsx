import Box from "@mui/material/Box";
import { LIMITS } from "@vaardig/contract/limits";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { DateField } from "../../../ui/DateField.tsx";
import { Field, helpIdOf } from "../../../ui/Field.tsx";
import { LimitedText } from "../../../ui/LimitedText.tsx";
import type { GoalWizard } from "./useGoalWizard.ts";

/** Step 1: name, reason and dates of the goal. */
export function FactsStep({ wizard }: { wizard: GoalWizard }) {
  const { t } = useTranslation("goals");
  const { values, change, issueAt } = wizard;
  return (
    <Box sx={{ display: "grid", gap: 5 }}>
      <LimitedText
        label={t("fields.name")}
        value={values.name}
        onChange={({ target }) => change({ name: target.value })}
        limit={LIMITS.name}
        required
        error={issueAt("name")}
        input={{ autoFocus: true }}
      />
      <LimitedText
        label={t("fields.description")}
        help={t("wizard.description-help")}
        value={values.description}
        onChange={({ target }) => change({ description: target.value })}
        limit={LIMITS.description}
        rows={4}
        required
        error={issueAt("description")}
      />
      <Box sx={{ display: "grid", gap: 5, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
        <DayField wizard={wizard} name="start_date" label={t("fields.start_date")} />
        <DayField wizard={wizard} name="due_date" label={t("fields.due_date")} />
      </Box>
    </Box>
  );
}

interface DayProps {
  wizard: GoalWizard;
  name: "start_date" | "due_date";
  label: string;
}

function DayField({ wizard, name, label }: DayProps) {
  const id = useId();
  return (
    <Field id={id} label={label} required error={wizard.issueAt(name)}>
      <DateField
        id={id}
        value={wizard.values[name]}
        onChange={(value) => wizard.change({ [name]: value })}
        describedBy={helpIdOf(id)}
      />
    </Field>
  );
}
