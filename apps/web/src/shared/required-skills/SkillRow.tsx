import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import RemoveIcon from "lucide-react/icons/x";
import { useTranslation } from "react-i18next";
import { LevelInput } from "../skills/LevelInput.tsx";
import type { Rating, SkillDraft } from "../skills/skillList.ts";
import { ROW_GRID } from "./rowGrid.ts";
import { SkillName } from "./SkillName.tsx";
import { IMPORTANCES } from "./useWeightText.ts";

const KINDS = ["essential", "optional"] as const;

interface Props {
  entry: SkillDraft;
  /** The words of a pasted ad that ask for it. */
  words?: string | undefined;
  descriptions: readonly string[] | undefined;
  onRate: (rating: Partial<Rating>) => void;
  onRemove: () => void;
}

/** A required skill, editable: level, kind, importance, must-have. */
export function SkillRow({ entry, words, descriptions, onRate, onRemove }: Props) {
  const { t } = useTranslation("required-skills");
  const { skill, level, kind, importance, must_have: mustHave } = entry;
  return (
    <Box
      component="li"
      sx={{ ...ROW_GRID, position: "relative", py: 4, rowGap: 3, borderTop: 1, borderColor: "divider" }}
    >
      <SkillName entry={entry} words={words} />
      <Box sx={{ gridColumn: { xs: "1 / -1", lg: "auto" }, minWidth: 0 }}>
        <LevelInput
          level={level}
          onChange={(next) => onRate({ level: next })}
          label={t("level-of", { skill: skill.name })}
          kind={skill.kind}
          descriptions={descriptions}
          {...(level === null && { missing: t("choose-level") })}
        />
      </Box>
      <Select
        size="small"
        value={kind}
        onChange={({ target }) => onRate({ kind: KINDS.find((one) => one === target.value) ?? "essential" })}
        inputProps={{ "aria-label": t("kind-of", { skill: skill.name }) }}
      >
        {KINDS.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`kinds.${one}`)}
          </MenuItem>
        ))}
      </Select>
      <Select
        size="small"
        value={importance}
        onChange={({ target }) => onRate({ importance: Number(target.value) })}
        inputProps={{ "aria-label": t("importance-of", { skill: skill.name }) }}
      >
        {IMPORTANCES.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`importances.${one}`)}
          </MenuItem>
        ))}
      </Select>
      <FormControlLabel
        sx={{ m: 0 }}
        control={
          <Checkbox
            checked={mustHave}
            onChange={(_event, on) => onRate({ must_have: on })}
            slotProps={{ input: { "aria-label": t("must-have-of", { skill: skill.name }) } }}
          />
        }
        label={t("must-have")}
      />
      <IconButton
        aria-label={t("remove", { skill: skill.name })}
        onClick={onRemove}
        sx={{ position: { xs: "absolute", lg: "static" }, top: 8, right: -8 }}
      >
        <RemoveIcon size={20} />
      </IconButton>
    </Box>
  );
}
