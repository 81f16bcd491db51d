import { type ReactNode, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { isApiError } from "../lib/api/apiError.ts";
import { isSame } from "../lib/form/isSame.ts";
import { type MergeResult, mergeVersions } from "../lib/form/mergeVersions.ts";
import { resetTo } from "../lib/form/resetTo.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { Form } from "./Form.tsx";

/** Display texts for comparing two versions of a record. */
export interface VersionTexts<Saved, In> {
  /** Names the record that two people changed. */
  title: (theirs: Saved) => string;
  label: (field: keyof In & string) => string;
  /** Formatted value of a field; an empty string for no value. */
  value: (field: keyof In & string, values: In) => string;
}

/** How the form of a record is saved. */
export interface SavingOptions<Saved, Out> {
  /** The edited record; null for a new one. */
  record: Saved | null;
  /**
   * Saves the values over version `over`. Rejects with the call's error; resolves to `false` when nothing
   * was saved.
   */
  onSave: (values: Out, over: Saved | null) => Promise<unknown>;
  /** Closes or leaves after a save; not called while later input is unsaved. */
  onSaved?: (() => unknown) | undefined;
  /** Reads the current record after another person changed it; absent for a new record. */
  readAgain?: (over: Saved) => Promise<Saved>;
}

interface Props<Saved, In extends FieldValues, Out> extends SavingOptions<Saved, Out> {
  form: UseFormReturn<In, unknown, Out>;
  /** Accessible name, when the page title does not name the form. */
  label?: string;
  /** Returns the form values of a record. */
  valuesOf: (record: Saved) => In;
  words: VersionTexts<Saved, In>;
  children: ReactNode;
  /** True when saving is allowed for a paused company. */
  whilePaused?: boolean;
}

interface Conflict<Saved, In extends FieldValues> {
  theirs: Saved;
  merge: MergeResult<In>;
}

/**
 * A form of a record that two people may change at once: the second person sees both versions and chooses
 * per field.
 */
export function VersionedForm<Saved, In extends FieldValues, Out>(props: Props<Saved, In, Out>) {
  const { form, label, record, valuesOf, onSave, onSaved, readAgain, words, children } = props;
  // The version that the form started from; a later refetch must not count as seen.
  const base = useRef(record);
  const element = useRef<HTMLFormElement>(null);
  const [conflict, setConflict] = useState<Conflict<Saved, In> | null>(null);

  /** Restarts from the stored record, with input typed since the submission on top. */
  const startFromSaved = async (over: Saved, sent: In) => {
    const saved = await readAgain?.(over);
    if (!saved) return;
    const now = valuesOf(saved);
    base.current = saved;
    resetTo(form, now, mergeVersions(sent, form.getValues(), now).merged);
  };
  const save = async (values: Out) => {
    const over = base.current;
    const sent = structuredClone(form.getValues());
    try {
      if ((await onSave(values, over)) === false) return false;
      if (over && !isSame(sent, form.getValues())) await startFromSaved(over, sent);
      return true;
    } catch (error) {
      if (!over || !readAgain || !isApiError(error) || error.code !== "stale_version") throw error;
      const theirs = await readAgain(over);
      const merge = mergeVersions(valuesOf(over), form.getValues(), valuesOf(theirs));
      setConflict({ theirs, merge });
      return false;
    }
  };
  const goOn = (theirs: Saved, values: In) => {
    base.current = theirs;
    setConflict(null);
    resetTo(form, valuesOf(theirs), values);
  };

  return (
    <>
      <Form
        form={form}
        label={label}
        onSubmit={save}
        onSaved={onSaved}
        staysOpen={record !== null && onSaved !== undefined && readAgain !== undefined}
        ref={element}
        whilePaused={props.whilePaused}
      >
        {children}
      </Form>
      {conflict && (
        <ConflictDialog
          title={words.title(conflict.theirs)}
          conflicts={conflict.merge.conflicts.map((field) => ({
            name: field,
            label: words.label(field),
            theirs: words.value(field, valuesOf(conflict.theirs)),
            mine: words.value(field, conflict.merge.merged),
          }))}
          taken={conflict.merge.taken.map(words.label)}
          onUseTheirs={() => goOn(conflict.theirs, valuesOf(conflict.theirs))}
          onKeepMine={() => {
            goOn(conflict.theirs, conflict.merge.merged);
            // Submits like the person would, so that an error is shown in the form.
            element.current?.requestSubmit();
          }}
          onClose={() => setConflict(null)}
        />
      )}
    </>
  );
}
