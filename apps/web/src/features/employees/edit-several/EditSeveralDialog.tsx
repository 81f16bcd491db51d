import type { PersonRef } from "@vaardig/contract/organization/organization";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useListDepartmentsQuery, useListRolesQuery } from "../../../shared/organization/organization.api.ts";
import { PersonSelect } from "../../../shared/people/PersonSelect.tsx";
import { ActionDialog } from "../../../ui/ActionDialog.tsx";
import type { ChosenPeople } from "../modals/openModal.ts";
import { BulkEditResult } from "./BulkEditResult.tsx";
import { UnitField, type UnitOption } from "./UnitField.tsx";
import { useEditSeveral } from "./useEditSeveral.ts";

const NONE = "none";
/** Returns the wire value: undefined without a choice, null for "none". */
const sent = (chosen: { id: string } | null) =>
  chosen === null ? undefined : chosen.id === NONE ? null : chosen.id;

interface Props extends ChosenPeople {
  /** True when the reader may set no manager. */
  mayClearManager: boolean;
  onDone: () => void;
  onClose: () => void;
}

/**
 * Sets department, position or manager of several people, and lists the unchanged ones. Mounted while open.
 */
export function EditSeveralDialog({ selection, count, mayClearManager, onDone, onClose }: Props) {
  const { t } = useTranslation("employees");
  const departments = useListDepartmentsQuery().data?.data ?? [];
  const roles = useListRolesQuery().data?.data ?? [];
  const [department, setDepartment] = useState<UnitOption | null>(null);
  const [role, setRole] = useState<UnitOption | null>(null);
  const [manager, setManager] = useState<PersonRef | null>(null);
  const { edit, isBusy, refused, result } = useEditSeveral();
  if (result && result.left_out.length > 0)
    return (
      <BulkEditResult
        result={result}
        onClose={() => {
          onDone();
          onClose();
        }}
      />
    );

  const fitting = roles.filter(({ department: its }) => !department || !its || its.id === department.id);
  const given = {
    ...(department && { department_id: sent(department) }),
    ...(role && { role_id: sent(role) }),
    ...(manager && { manager_id: sent(manager) }),
  };
  const save = async () => {
    if (!(await edit({ selection, ...given }))) return;
    onDone();
    onClose();
  };
  return (
    <ActionDialog
      title={t("edit-several.title", { count })}
      confirm={t("edit-several.confirm", { count })}
      size="sm"
      disabled={Object.keys(given).length === 0}
      isBusy={isBusy}
      problem={refused}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <UnitField
        isFirst
        label={t("fields.department")}
        options={[{ id: NONE, name: t("form.none.department_id") }, ...departments]}
        value={department}
        onChange={(next) => {
          setDepartment(next);
          setRole(null);
        }}
        help={t("edit-several.department-help")}
      />
      <UnitField
        label={t("fields.role")}
        options={[
          { id: NONE, name: t("form.none.role_id") },
          ...fitting.map(({ id, name, department: its, job_profile: job }) => ({
            id,
            name,
            hint: [its?.name, job?.name].filter(Boolean).join(" · "),
          })),
        ]}
        value={role}
        onChange={setRole}
        help={t("edit-several.role-help")}
      />
      <PersonSelect
        label={t("fields.manager")}
        value={manager}
        onChange={setManager}
        none={mayClearManager ? { id: NONE, name: t("form.none.manager_id"), photo_url: null } : undefined}
        expected
        help={t("edit-several.manager-help")}
        failed={t("form.managers-failed")}
      />
    </ActionDialog>
  );
}
