import { useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type ApiError, isApiError } from "../../../lib/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import type { Unit } from "../units/unitAction.ts";
import { type Difference, differencesOf } from "./conflict.ts";
import { bodyOf, changedFields, type UnitValues, valuesOf } from "./unitValues.ts";
import { useReadUnit } from "./useReadUnit.ts";
import { useUnitCalls } from "./useUnitCalls.ts";

const WIRE: Record<string, keyof UnitValues> = {
  lead_id: "lead",
  department_id: "department",
  team_id: "team",
  job_profile_id: "jobProfile",
  parent_id: "parent",
};

/** The server names fields as on the wire; the form holds what they refer to. */
function atFormFields(error: ApiError): ApiError {
  if (!error.fields) return error;
  const fields = Object.entries(error.fields).map(([name, text]) => [WIRE[name] ?? name, text]);
  return { ...error, fields: Object.fromEntries(fields) };
}

interface Options {
  kind: Unit["kind"];
  /** The unit that is changed; none for a new one. */
  of: Unit | null;
  start: UnitValues;
  done: "saved" | "moved";
  onDone: () => void;
}

export interface UnitForm {
  form: UseFormReturn<UnitValues, unknown, UnitValues>;
  submit: (values: UnitValues) => Promise<void>;
  /** What somebody else saved meanwhile, beside what is in the form. */
  differences: Difference[] | null;
  useTheirs: () => void;
  keepMine: () => Promise<void>;
}

/** A form that creates or changes a unit: undo in the snackbar, and both versions when somebody else saved meanwhile. */
export function useUnitForm({ kind, of, start, done, onDone }: Options): UnitForm {
  const { t } = useTranslation("organization");
  const { show } = useSnackbar();
  const calls = useUnitCalls();
  const readUnit = useReadUnit();
  const [base, setBase] = useState(of);
  const [theirs, setTheirs] = useState<Unit | null>(null);
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

  const put = async (values: UnitValues, over: Unit | null) => {
    try {
      await (over ? change(values, over) : create(values));
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.code !== "stale_version" || !over) throw atFormFields(error);
      const now = await readUnit(kind, over.unit.id);
      if (!now) throw { ...error, message: t("conflict.gone") };
      setTheirs(now);
      return;
    }
    onDone();
  };

  const words = (values: UnitValues, name: keyof UnitValues): string => {
    const value = values[name];
    return (typeof value === "string" ? value : value?.name) || t("none");
  };
  const labels = {
    name: "name",
    lead: "lead_id",
    department: "department_id",
    team: "team_id",
    jobProfile: "job_profile_id",
    parent: "parent_id",
  } as const;
  const mine = form.getValues();
  const differences =
    theirs && base
      ? differencesOf(
          (Object.keys(labels) as (keyof UnitValues)[]).map((field) => ({
            field,
            label: t(`fields.${labels[field]}`),
            base: words(valuesOf(base), field),
            theirs: words(valuesOf(theirs), field),
            mine: words(mine, field),
          })),
        )
      : null;

  return {
    form,
    submit: (values) => put(values, base),
    differences,
    useTheirs: () => {
      if (theirs) form.reset(valuesOf(theirs));
      setBase(theirs);
      setTheirs(null);
    },
    keepMine: async () => {
      const over = theirs;
      setBase(over);
      setTheirs(null);
      await form
        .handleSubmit((values) => put(values, over))()
        .catch((error: unknown) => {
          show(isApiError(error) ? error.message : undefined, "error");
        });
    },
  };
}
