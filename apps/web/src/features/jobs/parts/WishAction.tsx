import Button from "@mui/material/Button";
import type { Skill } from "@vaardig/contract/skills";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import {
  useDeleteSkillWishMutation,
  useGetSkillWishQuery,
  useSaveSkillWishMutation,
} from "../../../lib/wish.api.ts";

/** Puts a skill that would lift the match on one's wishlist; pressing again takes it off. */
export function WishAction({ skill }: { skill: Skill }) {
  const { t } = useTranslation(["jobs", "common"]);
  const { show } = useSnackbar();
  const { data } = useGetSkillWishQuery();
  const [save, saving] = useSaveSkillWishMutation();
  const [remove, removing] = useDeleteSkillWishMutation();
  const wish = data?.data.find((entry) => entry.skill.id === skill.id);
  const toggle = async () => {
    try {
      if (wish) await remove({ query: { id: wish.id } }).unwrap();
      else await save({ body: { skill_id: skill.id } }).unwrap();
    } catch (error) {
      show(isApiError(error) ? error.message : t("common:operation-failed"), "error");
    }
  };
  return (
    <Button
      size="small"
      variant="outlined"
      aria-pressed={wish !== undefined}
      disabled={!data || saving.isLoading || removing.isLoading}
      onClick={() => void toggle()}
    >
      {wish ? "✓ " : ""}
      {t("jobs:want-to-learn")}
    </Button>
  );
}
