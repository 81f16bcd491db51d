import { useTranslation } from "react-i18next";
import { useNotifyErrors } from "../../../lib/useNotifyErrors.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useSaveCandidateOwnerMutation } from "../candidates.api.ts";

/**
 * Returns a function that sets the owner of candidates, with undo; `name` is the recruiter's, null for none.
 */
export function useSetOwner() {
  const { t } = useTranslation("candidates");
  const { show } = useSnackbar();
  const notifyErrors = useNotifyErrors();
  const [save, { isLoading }] = useSaveCandidateOwnerMutation();
  const set = (ids: readonly string[], owner: { id: string; name: string } | null): Promise<boolean> =>
    notifyErrors(async () => {
      const body = { selection: { user_ids: [...ids] }, owner_id: owner?.id ?? null };
      const { changed } = await save({ body }).unwrap();
      const undo = () =>
        void notifyErrors(async () => {
          for (const [owner_id, people] of Map.groupBy(changed, (one) => one.owner_id)) {
            const user_ids = people.map(({ user_id: id }) => id);
            await save({ body: { selection: { user_ids }, owner_id } }).unwrap();
          }
        });
      const words = owner ? "owner.set" : "owner.unset";
      show(
        changed.length === 0 ? t("owner.same") : t(words, { count: changed.length, name: owner?.name }),
        "success",
        changed.length > 0 ? { undo } : {},
      );
    });
  return { set, isBusy: isLoading };
}
