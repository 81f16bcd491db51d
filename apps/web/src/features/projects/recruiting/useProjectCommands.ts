import type { Commands } from "../../../shared/approval/useActs.ts";
import {
  useApproveProjectMutation,
  useCloseProjectMutation,
  useDeclineProjectMutation,
  useDeleteProjectMutation,
  useDiscardProjectChangeMutation,
  useHoldProjectMutation,
  useReopenProjectMutation,
  useSubmitProjectMutation,
} from "../projects.api.ts";

/** Returns the API calls of the actions on a project. */
export function useProjectCommands(): Commands {
  const [submit] = useSubmitProjectMutation();
  const [approve] = useApproveProjectMutation();
  const [decline] = useDeclineProjectMutation();
  const [discard] = useDiscardProjectChangeMutation();
  const [hold] = useHoldProjectMutation();
  const [reopen] = useReopenProjectMutation();
  const [close] = useCloseProjectMutation();
  const [remove] = useDeleteProjectMutation();
  return { submit, approve, decline, discard_change: discard, hold, reopen, close, delete: remove };
}
