import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { LIMITS } from "@vaardig/contract/limits";
import { newCertificate } from "@vaardig/contract/profile/certificates";
import { educationBody, experienceBody } from "@vaardig/contract/profile/profile";
import { factEntry } from "@vaardig/contract/resume-review/resumeReview";
import { type ReactNode, useEffect, useRef } from "react";
import {
  Controller,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useFormState,
  useWatch,
} from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../lib/form/useContractForm.ts";
import { DateInput } from "../../ui/DateInput.tsx";
import { FieldPairs } from "../../ui/FieldPairs.tsx";
import { LeaveDialog } from "../../ui/LeaveDialog.tsx";
import { useAskBeforeClose } from "../../ui/sheetBar.ts";
import { TextInput } from "../../ui/TextInput.tsx";
import { useAskToClose } from "../../ui/useAskToClose.tsx";
import type { EntryValues, ReviewRow, RowOf } from "./reviewRows.ts";

interface Props<Row> {
  row: Row;
  onEdit: (values: EntryValues) => void;
  onClose: () => void;
}

interface FrameProps<In extends FieldValues, Out extends EntryValues> extends Omit<Props<ReviewRow>, "row"> {
  form: UseFormReturn<In, unknown, Out>;
  children: ReactNode;
}

/** Inline editor of an entry: validates missing fields immediately, and changes the row only on Done. */
function Frame<In extends FieldValues, Out extends EntryValues>(props: FrameProps<In, Out>) {
  const { form, onEdit, onClose, children } = props;
  const { t } = useTranslation(["resume-review", "common"]);
  const { trigger, setFocus, getValues } = form;
  const { isDirty } = useFormState({ control: form.control });
  const { close, question } = useAskToClose(isDirty, onClose);
  useAskBeforeClose(isDirty);
  const frame = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Focuses the first missing field, or the first field of a complete entry.
    void trigger(undefined, { shouldFocus: true }).then((isComplete) => {
      const [first] = Object.keys(getValues());
      if (isComplete && first) setFocus(first as Path<In>);
    });
  }, [trigger, setFocus, getValues]);
  return (
    <Box
      component="form"
      ref={frame}
      noValidate
      onSubmit={(event) => {
        event.stopPropagation();
        void form.handleSubmit((values) => {
          onEdit(values);
          onClose();
        })(event);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // Escape must not close the surrounding sheet.
        event.stopPropagation();
        close();
      }}
      sx={{
        gridColumn: "1 / -1",
        display: "grid",
        gap: 4,
        p: 4,
        my: 2,
        bgcolor: "background.default",
        borderRadius: 1,
      }}
    >
      {children}
      <Box sx={{ display: "flex", gap: 2, justifyContent: "flex-end" }}>
        <Button size="small" onClick={onClose}>
          {t("common:cancel")}
        </Button>
        <Button size="small" variant="outlined" type="submit">
          {t("resume-review:done")}
        </Button>
      </Box>
      {question}
      <LeaveDialog isDirty={isDirty} />
    </Box>
  );
}

function ExperienceEditor({ row, ...acts }: Props<RowOf<"experience">>) {
  const { t } = useTranslation("resume-review");
  const form = useContractForm(experienceBody, { defaultValues: row.entry, about: row.key });
  const { control } = form;
  const isCurrent = useWatch({ control, name: "current_job" });
  return (
    <Frame form={form} {...acts}>
      <FieldPairs>
        <TextInput control={control} name="position" label={t("fields.position")} required />
        <TextInput control={control} name="company" label={t("fields.company")} required />
        <TextInput control={control} name="start_date" type="date" label={t("fields.start_date")} required />
        {!isCurrent && (
          <TextInput control={control} name="end_date" type="date" label={t("fields.end_date")} required />
        )}
      </FieldPairs>
      <Controller
        control={control}
        name="current_job"
        render={({ field: { value, ref, ...field } }) => (
          <FormControlLabel
            control={<Checkbox {...field} checked={value} slotProps={{ input: { ref } }} />}
            label={t("fields.current_job")}
          />
        )}
      />
      <TextInput
        control={control}
        name="description"
        label={t("fields.description")}
        rows={3}
        counter={LIMITS.description}
      />
    </Frame>
  );
}

function EducationEditor({ row, ...acts }: Props<RowOf<"education">>) {
  const { t } = useTranslation("resume-review");
  const form = useContractForm(educationBody, { defaultValues: row.entry, about: row.key });
  const { control } = form;
  return (
    <Frame form={form} {...acts}>
      <FieldPairs>
        <TextInput control={control} name="degree" label={t("fields.degree")} required />
        <TextInput control={control} name="institution" label={t("fields.institution")} required />
        <TextInput
          control={control}
          name="level"
          label={t("fields.level")}
          help={t("fields.level-help")}
          required
        />
        <Box sx={{ display: { xs: "none", sm: "block" } }} />
        <TextInput control={control} name="started" type="date" label={t("fields.started")} required />
        <TextInput control={control} name="finished" type="date" label={t("fields.finished")} required />
      </FieldPairs>
    </Frame>
  );
}

function CertificateEditor({ row, ...acts }: Props<RowOf<"certificates">>) {
  const { t } = useTranslation("resume-review");
  const form = useContractForm(newCertificate, { defaultValues: row.entry, about: row.key });
  const { control } = form;
  return (
    <Frame form={form} {...acts}>
      <FieldPairs>
        <TextInput control={control} name="name" label={t("fields.name")} required />
        <TextInput control={control} name="issuer" label={t("fields.issuer")} />
        <TextInput control={control} name="number" label={t("fields.number")} />
        <Box sx={{ display: { xs: "none", sm: "block" } }} />
        <DateInput control={control} name="issued_on" label={t("fields.issued_on")} />
        <DateInput control={control} name="expires_on" label={t("fields.expires_on")} />
      </FieldPairs>
    </Frame>
  );
}

function FactEditor({ row, ...acts }: Props<RowOf<"facts">>) {
  const { t } = useTranslation("resume-review");
  const form = useContractForm(factEntry, { defaultValues: row.entry, about: row.key });
  return (
    <Frame form={form} {...acts}>
      <TextInput control={form.control} name="value" label={t(`facts.${row.entry.fact}`)} required />
    </Frame>
  );
}

/** Inline fields of a row; skills and languages have their level in the row itself. */
export function RowEditor({ row, ...acts }: Props<ReviewRow>) {
  switch (row.group) {
    case "facts":
      return <FactEditor row={row} {...acts} />;
    case "experience":
      return <ExperienceEditor row={row} {...acts} />;
    case "education":
      return <EducationEditor row={row} {...acts} />;
    case "certificates":
      return <CertificateEditor row={row} {...acts} />;
    case "languages":
    case "skills":
      return null;
  }
}
