import { type UseFormReturn, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type ApiError, isApiError } from "../../../lib/api/apiError.ts";
import { changedFields } from "../../../lib/form/changedFields.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import type { SavingOptions, VersionTexts } from "../../../ui/VersionedForm.tsx";
import type { Unit } from "../units/unitAction.ts";
import { bodyOf, type UnitValues, valuesOf } from "./unitValues.ts";
import { useReadUnit } from "./useReadUnit.ts";
import { useUnitCalls } from "./useUnitCalls.ts";

/** Form field → field on the wire. */
const WIRE = {
  name: "name",
  lead: "lead_id",
  department: "department_id",
  team: "team_id",
  jobProfile: "job_profile_id",
  parent: "parent_id",
} as const;

/** Renames fields of a server error from wire names to form fields. */
function atFormFields(error: ApiError): ApiError {
  if (!error.fields) return error;
  const fields = Object.entries(error.fields).map(([name, text]) => {
    const field = Object.entries(WIRE).find(([, wire]) => wire === name)?.[0];
    return [field ?? name, text];
  });
  return { ...error, fields: Object.fromEntries(fields) };
}

interface Options {
  kind: Unit["kind"];
  /** The edited unit; null for a new one. */
  of: Unit | null;
  start: UnitValues;
  done: "saved" | "moved";
  onDone: () => void;
}

/** Props of a `VersionedForm` for a unit. */
interface UnitForm extends SavingOptions<Unit, UnitValues> {
  form: UseFormReturn<UnitValues, unknown, UnitValues>;
  valuesOf: (unit: Unit) => UnitValues;
  words: VersionTexts<Unit, UnitValues>;
}

/** Returns a form that creates or edits a unit, with undo. */
export function useUnitForm({ kind, of, start, done, onDone }: Options): UnitForm {
  const { t } = useTranslation("organization");
  const { show } = useSnackbar();
  const calls = useUnitCalls();
  const readUnit = useReadUnit();
  const form = useForm<UnitValues, unknown, UnitValues>({ defaultValues: start });

  const undo = (take: () => Promise<unknown>, words: string) => () => {
    take().then(
      () => show(words),
      (error: unknown) => show(isApiError(error) ? error.message : t("edit.undo-failed"), "error"),
    );
  };

  const create = async (values: UnitValues) => {
    const { id, version, name } = await calls.create(kind, bodyOf(kind, values));
    const take = undo(() => calls.remove(kind, { id, version }), t("edit.removed", { name }));
    show(t("edit.added", { name }), "success", { undo: take });
  };

  const change = async (values: UnitValues, over: Unit) => {
    const before = bodyOf(kind, valuesOf(over));
    const changed = changedFields(before, bodyOf(kind, values));
    const { id } = over.unit;
    const saved = await calls.save(kind, { ...changed, id, version: over.unit.version });
    const { name } = saved;
    const back = () =>
      calls.save(kind, { ...changedFields(bodyOf(kind, values), before), id, version: saved.version });
    const words = done === "moved" ? t("move.moved", { name }) : t("edit.saved", { name });
    show(words, "success", { undo: undo(back, t("edit.restored", { name: over.unit.name })) });
  };

  return {
    form,
    record: of,
    valuesOf,
    onSave: async (values, over) => {
      try {
        await (over ? change(values, over) : create(values));
      } catch (error) {
        throw isApiError(error) ? atFormFields(error) : error;
      }
    },
    onSaved: onDone,
    readAgain: async ({ unit: { id } }) => {
      const now = await readUnit(kind, id);
      if (now) return now;
      const gone: ApiError = { status: 404, code: "not_found", message: t("conflict.gone") };
      throw gone;
    },
    words: {
      title: () => t("conflict.title"),
      label: (field) => t(`fields.${WIRE[field]}`),
      value: (field, { [field]: value }) => (typeof value === "string" ? value : value?.name) ?? "",
    },
  };
}
