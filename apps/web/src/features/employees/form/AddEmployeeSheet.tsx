import type { EmployeeAct } from "@vaardig/contract/employees/employeeActs";
import type { Employee } from "@vaardig/contract/employees/employees";
import type { Role } from "@vaardig/contract/roles";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { useAuth } from "../../../lib/libState.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { Form } from "../../../ui/Form.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { useAddEmployeeMutation } from "../employees.api.ts";
import { EmployeeFields } from "./EmployeeFields.tsx";
import { employeeForm, employeeToAdd, newEmployee } from "./employeeForm.ts";

const ALL: EmployeeAct[] = ["edit_work", "change_email", "change_role"];

interface Props {
  /** Access levels that the reader may grant. */
  roles: readonly Role[];
  onAdded: (person: Employee) => void;
  onClose: () => void;
}

/** Sheet to add a person. Mounted while open. */
export function AddEmployeeSheet({ roles, onAdded, onClose }: Props) {
  const { t } = useTranslation(["employees", "common"]);
  const { show } = useSnackbar();
  const { user } = useAuth();
  const [add] = useAddEmployeeMutation();
  const self =
    user?.system_role === "manager"
      ? { id: user.id, name: `${user.first_name} ${user.last_name}`.trim(), photo_url: null }
      : null;
  const form = useContractForm(employeeForm, { defaultValues: newEmployee(self) });
  const [first, last] = useWatch({ control: form.control, name: ["first_name", "last_name"] });
  const name = `${first} ${last}`.trim();
  return (
    <SideSheet open onClose={onClose} width={560} title={t("form.add-title")} subtitle={t("form.add-text")}>
      <Form
        form={form}
        label={t("form.add-title")}
        onSubmit={async (values) => {
          const person = await add({ body: employeeToAdd(values) }).unwrap();
          show(t("form.added", { name: person.name }));
          onAdded(person);
        }}
      >
        <EmployeeFields form={form} can={ALL} roles={roles} />
        <SubmitButton>{name ? t("form.save-new", { name }) : t("form.save-new-nameless")}</SubmitButton>
      </Form>
    </SideSheet>
  );
}
