import type { VacancyDetail } from "@vaardig/contract/jobs";
import { useNavigate } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import type { Act } from "../../../ui/approval/acts.ts";
import { useActs } from "../../../ui/approval/useActs.ts";
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

/** The commands on one vacancy. */
export function useVacancyActs({ id, version, name }: VacancyDetail, refetch: () => unknown) {
  const navigate = useNavigate();
  const pathTo = usePath();
  const [submit] = useSubmitVacancyMutation();
  const [approve] = useApproveVacancyMutation();
  const [decline] = useDeclineVacancyMutation();
  const [discardChange] = useDiscardVacancyChangeMutation();
  const [hold] = useHoldVacancyMutation();
  const [reopen] = useReopenVacancyMutation();
  const [close] = useCloseVacancyMutation();
  const [remove] = useDeleteVacancyMutation();
  const body = { id, version };
  const runs: Record<Act, (reason: string) => Promise<unknown>> = {
    submit: () => submit({ body }).unwrap(),
    approve: () => approve({ body }).unwrap(),
    decline: (reason) => decline({ body: { ...body, reason } }).unwrap(),
    discard_change: () => discardChange({ body }).unwrap(),
    hold: () => hold({ body }).unwrap(),
    reopen: () => reopen({ body }).unwrap(),
    close: () => close({ body }).unwrap(),
    delete: () => remove({ query: body }).unwrap(),
  };
  return useActs({
    name,
    run: (act, reason) => runs[act](reason),
    refetch,
    onDeleted: () => void navigate(pathTo("recruiting-jobs") ?? "/", { replace: true }),
  });
}
