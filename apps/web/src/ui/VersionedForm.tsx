import { type ReactNode, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { isApiError } from "../lib/api/apiError.ts";
import { isSame } from "../lib/form/isSame.ts";
import { type Merge, mergeVersions } from "../lib/form/mergeVersions.ts";
import { resetTo } from "../lib/form/resetTo.ts";
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
  /** Rejects with the call's error, `false` where nothing was saved; `over` is the version that it is saved over. */
  onSave: (values: Out, over: Saved | null) => Promise<unknown>;
  /** Closes or leaves once everything is saved: not while something that was typed during the save is not. */
  onSaved?: (() => unknown) | undefined;
  /** Reads the record as it is now, when someone else changed it; a new one has nothing to read. */
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
  /** What it saves is saved in a paused company too. */
  whilePaused?: boolean;
}

interface Conflict<Saved, In extends FieldValues> {
  theirs: Saved;
  merge: Merge<In>;
}

/** A form of a record that two people may change at once: the second sees both versions and chooses, field by field. */
export function VersionedForm<Saved, In extends FieldValues, Out>(props: Props<Saved, In, Out>) {
  const { form, label, record, valuesOf, onSave, onSaved, readAgain, words, children } = props;
  // The version that the form grew from; a later read must not pass off what it brings as seen.
  const base = useRef(record);
  const element = useRef<HTMLFormElement>(null);
  const [conflict, setConflict] = useState<Conflict<Saved, In> | null>(null);

  /** Goes on from what is stored by now, with what was typed since it was sent on top. */
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
            // As if it were sent by hand, so that a refusal shows in the form.
            element.current?.requestSubmit();
          }}
          onClose={() => setConflict(null)}
        />
      )}
    </>
  );
}
