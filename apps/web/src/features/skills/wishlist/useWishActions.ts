import type { Skill } from "@vaardig/contract/skills/skills";
import { useTranslation } from "react-i18next";
import { useNotifyErrors } from "../../../lib/useNotifyErrors.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useDeleteSkillWishMutation, useSaveSkillWishMutation } from "../../../shared/skills/wish.api.ts";

/** Returns functions that add skills to the wishlist and remove them, with undo. */
export function useWishActions() {
  const { t } = useTranslation("skills");
  const { show } = useSnackbar();
  const notifyErrors = useNotifyErrors();
  const [save] = useSaveSkillWishMutation();
  const [remove] = useDeleteSkillWishMutation();

  const wish = (skill: Skill): Promise<boolean> =>
    notifyErrors(async () => {
      const { id } = await save({ body: { skill_id: skill.id } }).unwrap();
      show(t("wish.added", { name: skill.name }), "success", { undo: () => void unwish(id, skill) });
    });

  const unwish = (id: string, skill: Skill): Promise<boolean> =>
    notifyErrors(async () => {
      await remove({ query: { id } }).unwrap();
      show(t("wish.removed", { name: skill.name }), "success", { undo: () => void wish(skill) });
    });

  return { wish, unwish };
}
