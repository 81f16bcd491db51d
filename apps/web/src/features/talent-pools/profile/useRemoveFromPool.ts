import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useRemoveFromTalentPoolMutation, useRestoreToTalentPoolMutation } from "../talentPools.api.ts";

/** Returns a function that removes people from a pool, with undo; resolves to whether it succeeded. */
export function useRemoveFromPool(poolId: string): (userIds: string[], name?: string) => Promise<boolean> {
  const { t } = useTranslation("talent-pools");
  const { show } = useSnackbar();
  const [takeOut] = useRemoveFromTalentPoolMutation();
  const [putBack] = useRestoreToTalentPoolMutation();
  const refused = (error: unknown) => {
    if (!isApiError(error)) throw error;
    show(error.message, "error");
    return false;
  };
  return async (user_ids, name) => {
    const body = { talent_pool_id: poolId, user_ids };
    const undo = () =>
      void putBack({ body })
        .unwrap()
        .then(({ put_back: count }) => show(t("put-back", { count })))
        .catch(refused);
    try {
      const { taken_out: count } = await takeOut({ body }).unwrap();
      show(name ? t("taken-out", { name }) : t("taken-out-several", { count }), "success", { undo });
      return true;
    } catch (error) {
      return refused(error);
    }
  };
}
