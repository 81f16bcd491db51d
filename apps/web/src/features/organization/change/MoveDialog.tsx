import { useTranslation } from "react-i18next";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { VersionedForm } from "../../../ui/VersionedForm.tsx";
import { DepartmentField, ParentField, TeamField } from "../edit/UnitFields.tsx";
import { valuesOf } from "../edit/unitValues.ts";
import { useUnitForm } from "../edit/useUnitForm.ts";
import type { Unit } from "../units/unitAction.ts";
import { ImpactSummary } from "./ImpactSummary.tsx";

type Movable = Exclude<Unit, { kind: "department" }>;

/** Moves a team to another department or a position to another place, with everything in it. */
export function MoveDialog({ of, onClose }: { of: Movable; onClose: () => void }) {
  const { t } = useTranslation("organization");
  const { kind, unit } = of;
  const saving = useUnitForm({
    kind,
    of,
    start: valuesOf(of),
    done: "moved",
    onDone: onClose,
  });
  const { control } = saving.form;
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t("move.title", { name: unit.name })}
      subtitle={t(`move.${kind}`)}
    >
      <VersionedForm {...saving}>
        {kind === "team" ? (
          <DepartmentField control={control} need="create_team" required />
        ) : (
          <>
            <DepartmentField control={control} need="create_role" />
            <TeamField control={control} />
            <ParentField control={control} selfId={unit.id} />
          </>
        )}
        <ImpactSummary of={of} />
        <SubmitButton>{t("move.confirm")}</SubmitButton>
      </VersionedForm>
    </SideSheet>
  );
}
