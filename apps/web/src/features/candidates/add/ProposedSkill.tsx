import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import Typography from "@mui/material/Typography";
import type { RecommendedSkill } from "@vaardig/contract/skills";
import { useTranslation } from "react-i18next";
import { LEVELS } from "../../../ui/levelNames.ts";

interface Props {
  proposed: RecommendedSkill;
  choice: { on: boolean; level: number };
  onChange: (choice: { on: boolean; level: number }) => void;
}

/** A skill that was read, with the words it comes from and a level to mend. */
export function ProposedSkill({ proposed, choice, onChange }: Props) {
  const { t } = useTranslation(["candidates", "common"]);
  const { skill, words, excerpt, because } = proposed;
  return (
    <Box component="li" sx={{ display: "flex", gap: 2, alignItems: "flex-start" }}>
      <Checkbox
        checked={choice.on}
        onChange={() => onChange({ ...choice, on: !choice.on })}
        slotProps={{ input: { "aria-label": t("resume.take", { name: skill.name }) } }}
      />
      <Box sx={{ flex: 1, minWidth: 0, pt: 2 }}>
        <Typography sx={{ overflowWrap: "anywhere" }}>{skill.name}</Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: "text.secondary", overflowWrap: "anywhere" }}
        >
          {excerpt ? (
            <>
              {excerpt.before}
              <strong>{excerpt.match}</strong>
              {excerpt.after}
            </>
          ) : (
            (words ?? because)
          )}
        </Typography>
      </Box>
      <Select
        size="small"
        value={choice.level}
        disabled={!choice.on}
        onChange={({ target }) => onChange({ on: true, level: Number(target.value) })}
        inputProps={{ "aria-label": t("resume.level", { name: skill.name }) }}
        sx={{ flexShrink: 0, width: 152 }}
      >
        {LEVELS.map((level) => (
          <MenuItem key={level} value={level}>
            {t(`common:levels.${level}`)}
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
}
