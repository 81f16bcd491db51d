import { useTranslation } from "react-i18next";
import { useListDepartmentsQuery, useListTeamsQuery } from "../../../shared/organization/organization.api.ts";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { VersionedForm } from "../../../ui/VersionedForm.tsx";
import type { Unit, UnitAct, UnitPlacement } from "../units/unitAction.ts";
import {
  DepartmentField,
  JobProfileField,
  LeadField,
  NameField,
  ParentField,
  TeamField,
} from "./UnitFields.tsx";
import { startValues, type UnitValues, valuesOf } from "./unitValues.ts";
import { useUnitForm } from "./useUnitForm.ts";

interface Props {
  kind: Unit["kind"];
  /** The edited unit; null for a new one, which starts from `start`. */
  of: Unit | null;
  start: UnitPlacement;
  onClose: () => void;
}

/** Drawer to create or edit a department, team or position. */
export function UnitDrawer({ kind, of, start, onClose }: Props) {
  const { t } = useTranslation("organization");
  const departments = useListDepartmentsQuery(undefined, { skip: of !== null });
  const teams = useListTeamsQuery({ query: {} }, { skip: of !== null || !start.teamId });
  const isReady = of !== null || (departments.data && (!start.teamId || teams.data));
  const values = of ? valuesOf(of) : startValues(start, departments.data?.data ?? [], teams.data?.data ?? []);
  return (
    <SideSheet
      open
      onClose={onClose}
      title={of ? t("edit.title", { name: of.unit.name }) : t(`edit.new.${kind}`)}
    >
      {isReady ? (
        <UnitForm kind={kind} of={of} start={values} onClose={onClose} />
      ) : (
        <DetailSkeleton lines={4} />
      )}
    </SideSheet>
  );
}

function UnitForm({ kind, of, start, onClose }: Omit<Props, "start"> & { start: UnitValues }) {
  const { t } = useTranslation("organization");
  const saving = useUnitForm({
    kind,
    of,
    start,
    done: "saved",
    onDone: onClose,
  });
  const { control } = saving.form;
  const can: readonly UnitAct[] | undefined = of?.unit.can;
  const canLead = can?.includes("set_lead") ?? true;
  return (
    <VersionedForm {...saving}>
      <NameField control={control} />
      {kind === "role" && <JobProfileField control={control} />}
      {kind === "team" && (can?.includes("move") ?? true) && (
        <DepartmentField control={control} need="create_team" required />
      )}
      {kind === "role" && (
        <>
          <DepartmentField control={control} need="create_role" />
          <TeamField control={control} />
          <ParentField control={control} selfId={of?.unit.id ?? null} />
        </>
      )}
      {kind !== "role" && canLead && <LeadField control={control} />}
      <SubmitButton>{of ? t("edit.save") : t(`add.${kind}`)}</SubmitButton>
    </VersionedForm>
  );
}
