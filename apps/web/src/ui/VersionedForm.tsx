import { type ReactNode, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { isApiError } from "../lib/api/apiError.ts";
import { type Merge, mergeVersions } from "../lib/form/mergeVersions.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { Form } from "./Form.tsx";

/** How two versions of a record read. */
export interface VersionWords<Saved, In> {
  /** Whom or what two people changed. */
  title: (theirs: Saved) => string;
  label: (field: keyof In & string) => string;
  /** What a field holds; empty for nothing. */
  value: (field: keyof In & string, values: In) => string;
}

/** How a form of a record is saved. */
export interface Saving<Saved, Out> {
  /** The record that is changed; null for a new one. */
  record: Saved | null;
  /** Rejects with the call's error; `over` is the version that it is saved over. */
  onSave: (values: Out, over: Saved | null) => Promise<unknown>;
  /** Reads the record as it is now, when somebody else changed it; a new one has nothing to read. */
  readAgain?: (over: Saved) => Promise<Saved>;
}

interface Props<Saved, In extends FieldValues, Out> extends Saving<Saved, Out> {
  form: UseFormReturn<In, unknown, Out>;
  /** Accessible name where the page's title does not say it. */
  label?: string;
  /** What the form holds of a record. */
  valuesOf: (record: Saved) => In;
  words: VersionWords<Saved, In>;
  children: ReactNode;
}

interface Conflict<Saved, In extends FieldValues> {
  theirs: Saved;
  merge: Merge<In>;
}

/** A form of a record that two people may change at once: the second sees both versions and chooses, field by field. */
export function VersionedForm<Saved, In extends FieldValues, Out>(props: Props<Saved, In, Out>) {
  const { form, label, record, valuesOf, onSave, readAgain, words, children } = props;
  // The version that the form grew from; a later read must not pass off what it brings as seen.
  const base = useRef(record);
  const element = useRef<HTMLFormElement>(null);
  const [conflict, setConflict] = useState<Conflict<Saved, In> | null>(null);

  const save = async (values: Out) => {
    const over = base.current;
    try {
      await onSave(values, over);
    } catch (error) {
      if (!over || !readAgain || !isApiError(error) || error.code !== "stale_version") throw error;
      const theirs = await readAgain(over);
      const merge = mergeVersions(valuesOf(over), form.getValues(), valuesOf(theirs));
      setConflict({ theirs, merge });
    }
  };
  const goOn = (theirs: Saved, values: In) => {
    base.current = theirs;
    setConflict(null);
    form.reset(valuesOf(theirs), { keepDirtyValues: false });
    // Over the new start, so that what differs from it counts as changed.
    form.reset(values, { keepDirtyValues: false, keepDefaultValues: true });
  };

  return (
    <>
      <Form form={form} {...(label && { label })} onSubmit={save} ref={element}>
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
            // As if it were sent by hand, so that a refusal shows in the form.
            element.current?.requestSubmit();
          }}
          onClose={() => setConflict(null)}
        />
      )}
    </>
  );
}
