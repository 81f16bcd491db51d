import Typography from "@mui/material/Typography";
import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { asLevel } from "../levelNames.ts";

interface Props {
  skill: Pick<PersonSkill, "own_view">;
  /** True when the reader is the person. */
  isMine?: boolean;
}

/** The person's statement next to a confirmed level; nothing when equal. */
export function OwnView({ skill, isMine = false }: Props) {
  const { t } = useTranslation(["rating", "common"]);
  const format = useFormat();
  const level = asLevel(skill.own_view?.level ?? null);
  if (!skill.own_view || !level) return null;
  const name = t(`common:levels.${level}`);
  return (
    <Typography
      variant="caption"
      component="p"
      title={format.dateTime(skill.own_view.at)}
      sx={{ mt: 1, color: "text.secondary" }}
    >
      {isMine ? t("rating:own-view", { level: name }) : t("rating:their-view", { level: name })}
    </Typography>
  );
}
