import type { Commands } from "../../../shared/approval/useActs.ts";
import {
  useApproveJobMutation,
  useCloseJobMutation,
  useDeclineJobMutation,
  useDeleteJobMutation,
  useDiscardJobChangeMutation,
  useHoldJobMutation,
  useReopenJobMutation,
  useSubmitJobMutation,
} from "../jobs.api.ts";

/** Returns the API calls of the actions on a job. */
export function useJobCommands(): Commands {
  const [submit] = useSubmitJobMutation();
  const [approve] = useApproveJobMutation();
  const [decline] = useDeclineJobMutation();
  const [discard] = useDiscardJobChangeMutation();
  const [hold] = useHoldJobMutation();
  const [reopen] = useReopenJobMutation();
  const [close] = useCloseJobMutation();
  const [remove] = useDeleteJobMutation();
  return { submit, approve, decline, discard_change: discard, hold, reopen, close, delete: remove };
}
