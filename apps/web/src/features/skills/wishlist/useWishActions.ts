import type { Skill } from "@vaardig/contract/skills/skills";
import { useTranslation } from "react-i18next";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useTold } from "../../../lib/useTold.ts";
import { useDeleteSkillWishMutation, useSaveSkillWishMutation } from "../../../shared/skills/wish.api.ts";

/** Puts skills on the wishlist and takes them off; either can be taken back. */
export function useWishActions() {
  const { t } = useTranslation("skills");
  const { show } = useSnackbar();
  const told = useTold();
  const [save] = useSaveSkillWishMutation();
  const [remove] = useDeleteSkillWishMutation();

  const wish = (skill: Skill): Promise<boolean> =>
    told(async () => {
      const { id } = await save({ body: { skill_id: skill.id } }).unwrap();
      show(t("wish.added", { name: skill.name }), "success", { undo: () => void unwish(id, skill) });
    });

  const unwish = (id: string, skill: Skill): Promise<boolean> =>
    told(async () => {
      await remove({ query: { id } }).unwrap();
      show(t("wish.removed", { name: skill.name }), "success", { undo: () => void wish(skill) });
    });

  return { wish, unwish };
}
