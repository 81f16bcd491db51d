import { type CandidateNote, candidateNoteBody } from "@vaardig/contract/candidates";
import { LIMITS } from "@vaardig/contract/limits";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/apiError.ts";
import { mergeVersions } from "../../../lib/mergeVersions.ts";
import { useContractForm } from "../../../lib/useContractForm.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ConflictDialog } from "../../../ui/ConflictDialog.tsx";
import { Form } from "../../../ui/Form.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import {
  useAddCandidateNoteMutation,
  useLazyGetCandidateNotesQuery,
  useSaveCandidateNoteMutation,
} from "../events.api.ts";

interface Props {
  userId: string;
  /** Null for a new one. */
  note: CandidateNote | null;
  onClose: () => void;
}

interface Values extends Record<string, string> {
  title: string;
  description: string;
}
const valuesOf = (note: CandidateNote | null): Values => ({
  title: note?.title ?? "",
  description: note?.description ?? "",
});

/** A note to write, beside the page. */
export function NoteSheet({ userId, note, onClose }: Props) {
  const { t } = useTranslation("events");
  const { show } = useSnackbar();
  const [add] = useAddCandidateNoteMutation();
  const [save, { isLoading }] = useSaveCandidateNoteMutation();
  const [read] = useLazyGetCandidateNotesQuery();
  const [base, setBase] = useState(note);
  const [theirs, setTheirs] = useState<CandidateNote | null>(null);
  const form = useContractForm(candidateNoteBody, { defaultValues: valuesOf(note) });

  const send = async (values: { title: string; description: string }, over: CandidateNote | null) => {
    try {
      if (over) await save({ body: { ...values, id: over.id, version: over.version } }).unwrap();
      else await add({ body: { ...values, user_id: userId } }).unwrap();
    } catch (error) {
      if (over && isApiError(error) && error.code === "stale_version")
        setTheirs((await read({ query: { user_id: userId, id: over.id } }).unwrap()).data[0] ?? null);
      throw error;
    }
    show(t(over ? "notes.saved" : "notes.added"));
    onClose();
  };
  const title = t(note ? "notes.edit-title" : "notes.add");
  const label = (name: string) => t(name === "title" ? "notes.field-title" : "notes.field-description");
  const mine = { ...valuesOf(null), ...form.getValues() };
  const merge = theirs && mergeVersions<Values>(valuesOf(base), mine, valuesOf(theirs));
  return (
    <SideSheet open onClose={onClose} title={title} subtitle={t("notes.help")}>
      <Form form={form} label={title} onSubmit={(values) => send(values, base)}>
        <TextInput control={form.control} name="title" label={t("notes.field-title")} required autoFocus />
        <TextInput
          control={form.control}
          name="description"
          label={t("notes.field-description")}
          rows={6}
          counter={LIMITS.description}
          required
        />
        <SubmitButton>{t("notes.save")}</SubmitButton>
      </Form>
      {theirs && merge && (
        <ConflictDialog
          title={t("notes.stale")}
          conflicts={merge.conflicts.map((name) => ({
            name,
            label: label(name),
            theirs: valuesOf(theirs)[name] ?? "",
            mine: merge.merged[name] ?? "",
          }))}
          taken={merge.taken.map(label)}
          isBusy={isLoading}
          onUseTheirs={() => {
            form.reset(valuesOf(theirs), { keepDirtyValues: false });
            setBase(theirs);
            setTheirs(null);
          }}
          onKeepMine={() => send(merge.merged, theirs).catch(() => undefined)}
          onClose={() => setTheirs(null)}
        />
      )}
    </SideSheet>
  );
}
