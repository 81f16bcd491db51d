import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { LIMITS } from "@vaardig/contract/limits";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../lib/form/useContractForm.ts";
import { useAuth } from "../../lib/libState.ts";
import { newKey } from "../../lib/newKey.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { Form } from "../../ui/Form.tsx";
import { SideSheet } from "../../ui/SideSheet.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { TextInput } from "../../ui/TextInput.tsx";
import { applyForm, EMPTY } from "./applyForm.ts";
import { useApplyMutation } from "./myApplications.api.ts";
import { ResumeNote } from "./ResumeNote.tsx";
import { TermsFields } from "./TermsFields.tsx";

interface Props {
  /** `project` is set on a role of one. */
  vacancy: { id: string; name: string; project?: object | null };
  onClose: () => void;
}

/** Everything somebody says when applying; what was typed stays when it is refused. Mounted while it is open. */
export function ApplySheet({ vacancy, onClose }: Props) {
  const { t } = useTranslation("apply");
  const { show } = useSnackbar();
  const [apply] = useApplyMutation();
  // One per sheet: sent again after a lost connection, it arrives once.
  const [idempotencyKey] = useState(newKey);
  const { user } = useAuth();
  const asksRate = user?.system_role === "freelancer" || Boolean(vacancy.project);
  const schema = useMemo(() => applyForm(asksRate), [asksRate]);
  const form = useContractForm(schema, { defaultValues: EMPTY, about: vacancy.id });
  const { control } = form;
  // External people report to no one.
  const [managerMayKnow, setManagerMayKnow] = useState(false);
  const isInternal = user !== null && user.system_role !== "freelancer";
  return (
    <SideSheet open onClose={onClose} title={t("title")} subtitle={vacancy.name}>
      <Form
        form={form}
        label={t("title")}
        onSubmit={async (values) => {
          const body = { ...values, job_vacancy_id: vacancy.id, manager_may_know: managerMayKnow };
          await apply({ body, idempotencyKey }).unwrap();
          show(t("sent", { name: vacancy.name }));
          onClose();
        }}
      >
        <ResumeNote />
        <TermsFields control={control} required asksRate={asksRate} />
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
        <SubmitButton>{t("send")}</SubmitButton>
      </Form>
    </SideSheet>
  );
}
