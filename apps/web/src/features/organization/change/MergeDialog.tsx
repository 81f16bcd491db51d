import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useUnitCalls } from "../edit/useUnitCalls.ts";
import type { Unit } from "../units/unitAction.ts";
import { ChangeDialog } from "./ChangeDialog.tsx";
import { ImpactSummary } from "./ImpactSummary.tsx";
import { TargetSelect } from "./TargetSelect.tsx";
import { useUndoMerge } from "./useUndoMerge.ts";

/** Merges a unit into another one, after showing what moves and what is merged. */
export function MergeDialog({ of, onClose }: { of: Unit; onClose: () => void }) {
  const { t } = useTranslation("organization");
  const { show } = useSnackbar();
  const { merge } = useUnitCalls();
  const undo = useUndoMerge();
  const [into, setInto] = useState<string | null>(null);
  const { kind, unit } = of;
  const { name } = unit;
  return (
    <ChangeDialog
      title={t("merge.title", { name })}
      text={t("merge.text", { name })}
      confirm={t("merge.confirm")}
      isDangerous
      isReady={into !== null}
      onClose={onClose}
      onConfirm={async () => {
        if (into === null) return;
        const merged = await merge(kind, { id: unit.id, into_id: into, version: unit.version });
        show(t("merge.done", { name, into: merged.name }), "success", { undo: undo(name, merged.undo) });
        onClose();
      }}
    >
      <TargetSelect of={of} label={t("merge.into")} value={into} onChange={setInto} />
      <ImpactSummary of={of} into={into} />
    </ChangeDialog>
  );
}
