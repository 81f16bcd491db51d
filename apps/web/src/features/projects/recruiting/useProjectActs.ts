import type { ProjectDetail } from "@vaardig/contract/projects";
import { useNavigate } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import type { Act } from "../../../ui/approval/acts.ts";
import { useActs } from "../../../ui/approval/useActs.ts";
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

/** The commands on one project. */
export function useProjectActs({ id, version, name }: ProjectDetail, refetch: () => unknown) {
  const navigate = useNavigate();
  const pathTo = usePath();
  const [submit] = useSubmitProjectMutation();
  const [approve] = useApproveProjectMutation();
  const [decline] = useDeclineProjectMutation();
  const [discardChange] = useDiscardProjectChangeMutation();
  const [hold] = useHoldProjectMutation();
  const [reopen] = useReopenProjectMutation();
  const [close] = useCloseProjectMutation();
  const [remove] = useDeleteProjectMutation();
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
    onDeleted: () => void navigate(`${pathTo("recruiting-jobs") ?? ""}?kind=projects`, { replace: true }),
  });
}
