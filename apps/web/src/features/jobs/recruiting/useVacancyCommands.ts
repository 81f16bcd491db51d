import type { Commands } from "../../../shared/approval/useActs.ts";
import {
  useApproveVacancyMutation,
  useCloseVacancyMutation,
  useDeclineVacancyMutation,
  useDeleteVacancyMutation,
  useDiscardVacancyChangeMutation,
  useHoldVacancyMutation,
  useReopenVacancyMutation,
  useSubmitVacancyMutation,
} from "../jobs.api.ts";

/** Returns the API calls of the actions on a job. */
export function useVacancyCommands(): Commands {
  const [submit] = useSubmitVacancyMutation();
  const [approve] = useApproveVacancyMutation();
  const [decline] = useDeclineVacancyMutation();
  const [discard] = useDiscardVacancyChangeMutation();
  const [hold] = useHoldVacancyMutation();
  const [reopen] = useReopenVacancyMutation();
  const [close] = useCloseVacancyMutation();
  const [remove] = useDeleteVacancyMutation();
  return { submit, approve, decline, discard_change: discard, hold, reopen, close, delete: remove };
}
