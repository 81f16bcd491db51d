import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { bodyOf, valuesOf } from "../edit/unitValues.ts";
import { useUnitCalls } from "../edit/useUnitCalls.ts";
import type { Unit } from "../units/unitAction.ts";
import { ChangeDialog } from "./ChangeDialog.tsx";
import { ImpactSummary, isEmpty, useImpact } from "./ImpactSummary.tsx";
import { TargetSelect } from "./TargetSelect.tsx";
import { useUndoMerge } from "./useUndoMerge.ts";

/**
 * Deletes a unit: immediately when empty, otherwise after choosing a target for its contents. Both with
 * undo.
 */
export function DeleteDialog({ of, onClose }: { of: Unit; onClose: () => void }) {
  const { t } = useTranslation("organization");
  const { show } = useSnackbar();
  const { remove, create } = useUnitCalls();
  const undoMerge = useUndoMerge();
  const { data: impact } = useImpact({ of });
  const [into, setInto] = useState<string | null>(null);
  const [way, setWay] = useState<"into" | "release">("into");
  const id = useId();
  const { kind, unit } = of;
  const { name } = unit;
  const empty = impact !== undefined && isEmpty(kind, impact);
  const releases = kind !== "department" && way === "release";
  const isReady = impact !== undefined && (empty || releases || into !== null);

  const restore = () => {
    create(kind, bodyOf(kind, valuesOf(of))).then(
      () => show(t("edit.restored", { name })),
      (error: unknown) => {
        const isTaken = isApiError(error) && error.fields !== undefined;
        if (isTaken) show(t("edit.undo-taken", { name }), "error");
        else show(isApiError(error) ? error.message : t("edit.undo-failed"), "error");
      },
    );
  };
  return (
    <ChangeDialog
      title={t("delete.title", { name })}
      confirm={t("delete.confirm")}
      isDangerous
      isReady={isReady}
      onClose={onClose}
      onConfirm={async () => {
        const { undo } = await remove(kind, {
          id: unit.id,
          version: unit.version,
          ...(!empty && !releases && into !== null && { into_id: into }),
          ...(!empty && releases && { release: "true" as const }),
        });
        show(t("delete.done", { name }), "success", { undo: undo ? undoMerge(name, undo) : restore });
        onClose();
      }}
    >
      <ImpactSummary of={of} into={releases ? null : into} />
      {kind === "role" && impact && impact.roles.count > 0 && <Typography>{t("delete.up")}</Typography>}
      {impact && !empty && kind !== "department" && (
        <FormControl>
          <FormLabel id={id}>{t("delete.where")}</FormLabel>
          <RadioGroup
            aria-labelledby={id}
            value={way}
            onChange={(_event, chosen) => setWay(chosen === "release" ? "release" : "into")}
          >
            <FormControlLabel value="into" control={<Radio />} label={t(`delete.into-${kind}`)} />
            <FormControlLabel
              value="release"
              control={<Radio />}
              label={
                kind === "team"
                  ? t("delete.release-team", { name: unit.department.name })
                  : t("delete.release-role")
              }
            />
          </RadioGroup>
        </FormControl>
      )}
      {impact && !empty && !releases && (
        <TargetSelect
          of={of}
          label={kind === "department" ? t("delete.where") : t("delete.target")}
          value={into}
          onChange={setInto}
        />
      )}
    </ChangeDialog>
  );
}
