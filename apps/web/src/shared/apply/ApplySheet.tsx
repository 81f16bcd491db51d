import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { LIMITS } from "@vaardig/contract/limits";
import { useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../lib/form/useContractForm.ts";
import { useAuth } from "../../lib/libState.ts";
import { newKey } from "../../lib/newKey.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { Form } from "../../ui/Form.tsx";
import { LimitedText } from "../../ui/LimitedText.tsx";
import { SideSheet } from "../../ui/SideSheet.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { TextInput } from "../../ui/TextInput.tsx";
import { applyForm, EMPTY_APPLICATION } from "./applyForm.ts";
import { HoursWarning } from "./HoursWarning.tsx";
import { useApplyMutation, useGetApplicationOutlookQuery } from "./myApplications.api.ts";
import { ResumeChoice } from "./ResumeChoice.tsx";
import { TermsFields } from "./TermsFields.tsx";
import { useResumeChoice } from "./useResumeChoice.ts";
import { VisibilityNote } from "./VisibilityNote.tsx";

interface Props {
  /** `project` is set for a project role. */
  job: { id: string; name: string; project?: object | null };
  onClose: () => void;
}

/** Application form; input is kept when the call fails. Mounted while open. */
export function ApplySheet({ job, onClose }: Props) {
  const { t } = useTranslation("apply");
  const { show } = useSnackbar();
  const [apply] = useApplyMutation();
  // One key per sheet, so that a retry after a lost connection creates one application.
  const [idempotencyKey] = useState(newKey);
  const { user } = useAuth();
  const asksRate = user?.system_role === "freelancer" || Boolean(job.project);
  const schema = useMemo(() => applyForm(asksRate), [asksRate]);
  const form = useContractForm(schema, { defaultValues: EMPTY_APPLICATION, about: job.id });
  const { control } = form;
  // External people have no manager.
  const [managerMayKnow, setManagerMayKnow] = useState(false);
  const isInternal = user !== null && user.system_role !== "freelancer";
  const resume = useResumeChoice();
  const [isAsked, setAsked] = useState(false);
  const [kept, setKept] = useState("");
  const [hours, from] = useWatch({ control, name: ["hours", "available_from"] });
  const { data: outlook } = useGetApplicationOutlookQuery({ query: { job_vacancy_id: job.id } });
  return (
    <SideSheet open onClose={onClose} title={t("title")} subtitle={job.name}>
      <Form
        form={form}
        label={t("title")}
        isDirty={form.formState.isDirty || resume.isChanged || managerMayKnow}
        onSubmit={async (values) => {
          setAsked(resume.isMissing);
          if (resume.isMissing) return false;
          const body = {
            ...values,
            job_vacancy_id: job.id,
            manager_may_know: managerMayKnow,
            ...(resume.fileId !== undefined && { resume_file_id: resume.fileId }),
          };
          await apply({ body, idempotencyKey }).unwrap();
          show(t("sent", { name: job.name }));
          onClose();
          return true;
        }}
      >
        <ResumeChoice choice={resume} isAsked={isAsked} />
        <TermsFields control={control} required asksRate={asksRate} asksMoney={!isInternal || asksRate} />
        {isInternal && (
          <LimitedText
            label={t("fields.kept")}
            help={t("fields.kept-help")}
            value={kept}
            onChange={({ target }) => setKept(target.value.replace(/\D/g, "").slice(0, 2))}
            input={{ inputProps: { inputMode: "numeric" } }}
          />
        )}
        <HoursWarning commitments={outlook?.commitments ?? []} hours={hours} from={from} kept={kept} />
        <TextInput
          control={control}
          name="motivation"
          label={t("fields.motivation")}
          help={t("fields.motivation-help")}
          rows={6}
          counter={LIMITS.longText}
        />
        {isInternal && (
          <div>
            <FormControlLabel
              control={
                <Checkbox
                  checked={managerMayKnow}
                  onChange={({ target }) => setManagerMayKnow(target.checked)}
                />
              }
              label={t("manager-may-know")}
            />
            <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
              {t("manager-may-know-help")}
            </Typography>
          </div>
        )}
        {outlook && <VisibilityNote outlook={outlook} isInternal={isInternal} />}
        <SubmitButton>{t("send")}</SubmitButton>
      </Form>
    </SideSheet>
  );
}
