import Alert from "@mui/material/Alert";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { newColleagueFields } from "@vaardig/contract/candidates/candidateStatus";
import type { PersonRef } from "@vaardig/contract/organization/organization";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { newKey } from "../../../lib/newKey.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { Seats } from "../../../shared/invite/Seats.tsx";
import { useListDepartmentsQuery, useListRolesQuery } from "../../../shared/organization/organization.api.ts";
import { PersonSelect } from "../../../shared/people/PersonSelect.tsx";
import { DateInput } from "../../../ui/DateInput.tsx";
import { Form } from "../../../ui/Form.tsx";
import { SelectInput } from "../../../ui/SelectInput.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { useConvertToEmployeeMutation, usePreviewConversionQuery } from "../candidates.api.ts";

interface Props {
  person: { id: string; name: string };
  onDone: () => void;
  onClose: () => void;
}

const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/**
 * Converts a candidate into an employee: placement, manager and start date; shows the effect on seats first.
 */
export function ConvertSheet({ person, onDone, onClose }: Props) {
  const { t } = useTranslation("candidates");
  const { show } = useSnackbar();
  const { data } = usePreviewConversionQuery({ query: { user_id: person.id } });
  const departments = useListDepartmentsQuery().data?.data ?? [];
  const roles = useListRolesQuery().data?.data ?? [];
  const [convert] = useConvertToEmployeeMutation();
  const [manager, setManager] = useState<PersonRef | null>(null);
  const [invite, setInvite] = useState(true);
  const [key] = useState(newKey);
  const form = useContractForm(newColleagueFields, {
    defaultValues: { department_id: "", role_id: "", join_date: null },
  });
  const department = useWatch({ control: form.control, name: "department_id" }) ?? "";
  const there = roles.filter(
    (role) => role.team === null && (role.department === null || role.department.id === department),
  );
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t("convert.title", { name: person.name })}
      subtitle={t("convert.help")}
    >
      <Form
        form={form}
        label={t("convert.title", { name: person.name })}
        onSubmit={async (values) => {
          const body = { ...values, user_id: person.id, manager_id: manager?.id ?? null, invite };
          const { invited } = await convert({ body, idempotencyKey: key }).unwrap();
          show(t(invited ? "convert.done-invited" : "convert.done", { name: person.name }));
          onDone();
        }}
      >
        {data && <Seats seats={data.seats} />}
        <SelectInput
          control={form.control}
          name="department_id"
          label={t("convert.department")}
          none={t("convert.none")}
          options={departments.map(optionOf)}
          onPick={() => form.setValue("role_id", "")}
        />
        <SelectInput
          control={form.control}
          name="role_id"
          label={t("convert.role")}
          none={t("convert.none")}
          options={there.map(optionOf)}
        />
        <PersonSelect expected label={t("convert.manager")} value={manager} onChange={setManager} />
        <DateInput control={form.control} name="join_date" label={t("convert.join-date")} />
        {data && data.invitation !== "yes" ? (
          <Alert severity="info">{t(`convert.reach.${data.invitation}`, { name: person.name })}</Alert>
        ) : (
          <FormControlLabel
            control={<Checkbox checked={invite} onChange={() => setInvite(!invite)} />}
            label={t("convert.invite")}
          />
        )}
        <SubmitButton>{t("convert.confirm")}</SubmitButton>
      </Form>
    </SideSheet>
  );
}
