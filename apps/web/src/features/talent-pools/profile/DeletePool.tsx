import type { TalentPoolDetail } from "@vaardig/contract/talent-pools/talentPools";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { isApiError } from "../../../lib/api/apiError.ts";
import { usePath } from "../../../lib/usePath.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useDeleteTalentPoolMutation, useRestoreTalentPoolMutation } from "../talentPools.api.ts";

/** Shows the impact, deletes the pool, and offers undo. Mounted while open. */
export function DeletePool({ pool, onClose }: { pool: TalentPoolDetail; onClose: () => void }) {
  const { t } = useTranslation("talent-pools");
  const { show } = useSnackbar();
  const pathTo = usePath();
  const navigate = useNavigate();
  const [remove, { isLoading }] = useDeleteTalentPoolMutation();
  const [restore] = useRestoreTalentPoolMutation();
  const { id, name, description, version, team } = pool;
  const tell = async (act: () => Promise<string>, undo?: () => void) => {
    try {
      show(await act(), "success", undo && { undo });
    } catch (error) {
      if (!isApiError(error)) throw error;
      show(error.message, "error");
    }
  };
  const undo = () =>
    void tell(async () => {
      await restore({ body: { id, name, description } }).unwrap();
      return t("delete.restored", { name });
    });
  const confirm = () =>
    tell(async () => {
      await remove({ query: { id, version } }).unwrap();
      void navigate(pathTo("talent-pools") ?? "");
      return t("delete.done", { name });
    }, undo);
  return (
    <ConfirmDialog
      open
      title={t("delete.title", { name })}
      text={[
        t("delete.people", { count: pool.people_count }),
        t("delete.team", { count: team.co_owners.length + team.members.length }),
      ].join(" ")}
      confirm={t("delete.confirm")}
      isBusy={isLoading}
      onConfirm={() => {
        onClose();
        void confirm();
      }}
      onClose={onClose}
    />
  );
}
