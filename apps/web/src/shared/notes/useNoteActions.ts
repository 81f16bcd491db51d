import type { CandidateNote } from "@vaardig/contract/candidates/candidates";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../lib/libState.ts";
import { useNotifyErrors } from "../../lib/useNotifyErrors.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { useAddCandidateNoteMutation, useDeleteCandidateNoteMutation } from "./notes.api.ts";

/** Returns a function that deletes a note; undo is offered to the author, who alone can recreate it. */
export function useNoteActions() {
  const { t } = useTranslation("notes");
  const { show } = useSnackbar();
  const notifyErrors = useNotifyErrors();
  const { user } = useAuth();
  const [deleteNote] = useDeleteCandidateNoteMutation();
  const [addNote] = useAddCandidateNoteMutation();

  return {
    remove: async ({ id, user_id, title, description, author }: CandidateNote) => {
      if (!(await notifyErrors(() => deleteNote({ query: { id, user_id } }).unwrap()))) return;
      const undo = () => void notifyErrors(() => addNote({ body: { user_id, title, description } }).unwrap());
      show(t("deleted"), "success", author?.id === user?.id ? { undo } : {});
    },
  };
}
