import Box from "@mui/material/Box";
import Collapse from "@mui/material/Collapse";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import EditIcon from "lucide-react/icons/pencil";
import RemoveIcon from "lucide-react/icons/x";
import { useTranslation } from "react-i18next";
import { LevelInput } from "../../../shared/skills/LevelInput.tsx";
import { LevelSteps } from "../../../shared/skills/LevelSteps.tsx";
import type { Choice } from "./draft.ts";
import { useChoiceName } from "./useChoiceName.ts";

interface Props {
  choice: Choice;
  /** Name in the current language, when available. */
  known: string | undefined;
  descriptions: readonly string[] | undefined;
  open: boolean;
  onToggle: () => void;
  onLevel: (level: number) => void;
  onRemove: () => void;
}

/** A selected skill with an editable level and a remove button. */
export function SelectionRow({ choice, known, descriptions, open, onToggle, onLevel, onRemove }: Props) {
  const { t } = useTranslation("onboarding");
  const name = useChoiceName(choice, known);
  return (
    <Box component="li" sx={{ py: 3, "& + &": { borderTop: 1, borderColor: "divider" } }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, display: "grid", gap: 1 }}>
          <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
          <LevelSteps level={choice.level} kind={choice.skill.kind} />
        </Box>
        <IconButton
          size="small"
          aria-label={t("skills.change-level", { name })}
          aria-expanded={open}
          onClick={onToggle}
        >
          <EditIcon size={20} />
        </IconButton>
        <IconButton
          size="small"
          aria-label={t("skills.take-back", { name })}
          data-step-focus
          onClick={onRemove}
        >
          <RemoveIcon size={20} />
        </IconButton>
      </Box>
      <Collapse in={open} unmountOnExit>
        <Box sx={{ pt: 3 }}>
          <LevelInput
            level={choice.level}
            kind={choice.skill.kind}
            onChange={onLevel}
            label={t("skills.level-of", { name })}
            descriptions={descriptions}
          />
        </Box>
      </Collapse>
    </Box>
  );
}
