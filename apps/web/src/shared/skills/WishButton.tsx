import Button from "@mui/material/Button";
import type { Skill } from "@vaardig/contract/skills/skills";
import ThereIcon from "lucide-react/icons/bookmark-check";
import AddIcon from "lucide-react/icons/bookmark-plus";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../lib/api/apiError.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { useDeleteSkillWishMutation, useGetSkillWishQuery, useSaveSkillWishMutation } from "./wish.api.ts";

/** Button that adds a skill to the wishlist, or removes it. */
export function WishButton({ skill }: { skill: Skill }) {
  const { t } = useTranslation("match");
  const { show } = useSnackbar();
  const { data } = useGetSkillWishQuery();
  const [save, saving] = useSaveSkillWishMutation();
  const [remove, removing] = useDeleteSkillWishMutation();
  const { name } = skill;
  const wish = data?.data.find((one) => one.skill.id === skill.id);
  const busy = !data || saving.isLoading || removing.isLoading;

  const toggle = async () => {
    try {
      if (wish) await remove({ query: { id: wish.id } }).unwrap();
      else await save({ body: { skill_id: skill.id } }).unwrap();
      show(t(wish ? "wish.removed" : "wish.added", { name }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      show(error.message, "error");
    }
  };

  return (
    <Button
      size="small"
      variant={wish ? "text" : "outlined"}
      startIcon={wish ? <ThereIcon /> : <AddIcon />}
      aria-label={t(wish ? "wish.there-named" : "wish.add-named", { name })}
      aria-disabled={busy}
      onClick={() => !busy && void toggle()}
      sx={{ flex: "none" }}
    >
      {t(wish ? "wish.there" : "wish.add")}
    </Button>
  );
}
