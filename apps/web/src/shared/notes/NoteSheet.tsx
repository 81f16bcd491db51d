import { type CandidateNote, candidateNoteBody } from "@vaardig/contract/candidates/candidates";
import { LIMITS } from "@vaardig/contract/limits";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../lib/form/useContractForm.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { SideSheet } from "../../ui/SideSheet.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { TextInput } from "../../ui/TextInput.tsx";
import { VersionedForm } from "../../ui/VersionedForm.tsx";
import {
  useAddCandidateNoteMutation,
  useLazyGetCandidateNotesQuery,
  useSaveCandidateNoteMutation,
} from "./notes.api.ts";

interface Props {
  userId: string;
  /** Null for a new note. */
  note: CandidateNote | null;
  /** True for a candidate, whose notes have different readers. */
  isCandidate: boolean;
  onClose: () => void;
}

const valuesOf = ({ title, description }: Pick<CandidateNote, "title" | "description">) => ({
  title,
  description,
});
const EMPTY = { title: "", description: "" };

/** Sheet to write a note. */
export function NoteSheet({ userId, note, isCandidate, onClose }: Props) {
  const { t } = useTranslation("notes");
  const { show } = useSnackbar();
  const [add] = useAddCandidateNoteMutation();
  const [save] = useSaveCandidateNoteMutation();
  const [read] = useLazyGetCandidateNotesQuery();
  const form = useContractForm(candidateNoteBody, { defaultValues: note ? valuesOf(note) : EMPTY });
  const title = t(note ? "edit-title" : "add");
  return (
    <SideSheet open onClose={onClose} title={title} subtitle={t(isCandidate ? "help-candidate" : "help")}>
      <VersionedForm
        form={form}
        label={title}
        record={note}
        valuesOf={valuesOf}
        onSave={async (values, over) => {
          if (over) await save({ body: { ...values, id: over.id, version: over.version } }).unwrap();
          else await add({ body: { ...values, user_id: userId } }).unwrap();
          show(t(over ? "saved" : "added"));
        }}
        onSaved={onClose}
        readAgain={async (over) =>
          (await read({ query: { user_id: userId, id: over.id } }).unwrap()).data[0] ?? over
        }
        words={{
          title: () => t("stale"),
          label: (name) => t(name === "title" ? "field-title" : "field-description"),
          value: (name, values) => values[name],
        }}
      >
        <TextInput control={form.control} name="title" label={t("field-title")} required autoFocus />
        <TextInput
          control={form.control}
          name="description"
          label={t("field-description")}
          rows={6}
          counter={LIMITS.description}
          required
        />
        <SubmitButton>{t("save")}</SubmitButton>
      </VersionedForm>
    </SideSheet>
  );
}
