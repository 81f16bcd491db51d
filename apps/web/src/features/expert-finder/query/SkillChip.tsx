import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Chip from "@mui/material/Chip";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Popover from "@mui/material/Popover";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import StarIcon from "lucide-react/icons/star";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IMPORTANCES, useWeightText } from "../../../shared/required-skills/useWeightText.ts";
import { LevelInput } from "../../../shared/skills/LevelInput.tsx";
import { asLevel } from "../../../shared/skills/levelNames.ts";
import type { Rating, SkillDraft } from "../../../shared/skills/skillList.ts";

const KINDS = ["essential", "optional"] as const;

interface Props {
  entry: SkillDraft;
  descriptions: readonly string[] | undefined;
  /** Opens the editor, because the chip was selected for editing. */
  opens?: boolean;
  onRate: (rating: Partial<Rating>) => void;
  onRemove: () => void;
}

/** A searched skill with its level; opens an editor of its rating. */
export function SkillChip({ entry, descriptions, opens = false, onRate, onRemove }: Props) {
  const { t } = useTranslation(["expert-finder", "required-skills", "common"]);
  const words = useWeightText();
  const chip = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (opens) setAnchor(chip.current);
  }, [opens]);
  const { skill, level, kind, importance, must_have: mustHave } = entry;
  const step = asLevel(level);
  const levelWords = step === null ? t("skill.any-level") : t(`common:levels.${step}`);
  const label = skill.kind === "licence" ? skill.name : `${skill.name} · ${levelWords}`;
  return (
    <>
      <Chip
        ref={chip}
        label={label}
        aria-label={t("skill.change", { label, words: words(entry) })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...(mustHave && { icon: <StarIcon size={16} fill="currentColor" /> })}
        color="primary"
        variant="outlined"
        sx={{
          maxWidth: "100%",
          bgcolor: kind === "essential" ? "tint" : "background.paper",
          ...(kind === "optional" && { borderStyle: "dashed" }),
        }}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{
          paper: {
            role: "dialog",
            "aria-label": skill.name,
            sx: { width: 440, maxWidth: "calc(100vw - 32px)", p: 5, mt: 1 },
          },
        }}
      >
        <Typography variant="h3" component="h2" sx={{ mb: 3, overflowWrap: "anywhere" }}>
          {skill.name}
        </Typography>
        <Typography id={`${skill.id}-level`} variant="caption" component="p" sx={{ mb: 1 }}>
          {t("skill.level")}
        </Typography>
        <LevelInput
          level={level}
          onChange={(next) => onRate({ level: next })}
          label={t("required-skills:level-of", { skill: skill.name })}
          kind={skill.kind}
          descriptions={descriptions}
        />
        {skill.kind !== "licence" && (
          <Button size="small" disabled={level === null} onClick={() => onRate({ level: null })}>
            {t("skill.any-level")}
          </Button>
        )}
        <Box sx={{ mt: 3, display: "grid", gap: 3, gridTemplateColumns: "1fr 1fr" }}>
          <TextField
            select
            label={t("required-skills:kind")}
            value={kind}
            onChange={({ target }) => onRate({ kind: KINDS.find((one) => one === target.value) ?? kind })}
          >
            {KINDS.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`required-skills:kinds.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={t("required-skills:importance")}
            value={importance}
            onChange={({ target }) => onRate({ importance: Number(target.value) })}
          >
            {IMPORTANCES.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`required-skills:importances.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        </Box>
        <FormControlLabel
          sx={{ mt: 3 }}
          control={<Checkbox checked={mustHave} onChange={(_event, on) => onRate({ must_have: on })} />}
          label={t("required-skills:must-have")}
        />
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {t("skill.must-have-help")}
        </Typography>
        <Box sx={{ mt: 4, display: "flex", justifyContent: "space-between", gap: 2 }}>
          <Button onClick={onRemove}>{t("skill.remove")}</Button>
          <Button variant="outlined" onClick={() => setAnchor(null)}>
            {t("common:close")}
          </Button>
        </Box>
      </Popover>
    </>
  );
}
