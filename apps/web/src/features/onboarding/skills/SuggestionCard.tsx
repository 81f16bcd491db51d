import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { RecommendedSkill } from "@vaardig/contract/skills/skills";
import AddIcon from "lucide-react/icons/plus";
import { useTranslation } from "react-i18next";
import { LevelInput } from "../../../shared/skills/LevelInput.tsx";
import { asLevel } from "../../../shared/skills/levelNames.ts";
import { CertaintyChip } from "./CertaintyChip.tsx";

interface Props {
  suggestion: RecommendedSkill;
  descriptions: readonly string[] | undefined;
  onLevel: (level: number) => void;
  onAdd: () => void;
}

/** A suggested skill: name, source text, level, and an add button. */
export function SuggestionCard({ suggestion, descriptions, onLevel, onAdd }: Props) {
  const { t } = useTranslation(["onboarding", "common"]);
  const { skill, excerpt, level } = suggestion;
  const suggested = level === null ? asLevel(suggestion.suggested_level) : null;
  return (
    <Card component="li" sx={{ p: { xs: 4, sm: 5 }, pb: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 3 }}>
        {/* The button wraps before a word is broken. */}
        <Box sx={{ flex: "1 1 min-content", minWidth: 0 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 1 }}>
            <Typography variant="h3" className="long-words">
              {skill.name}
            </Typography>
            <CertaintyChip suggestion={suggestion} />
          </Box>
          {excerpt && (
            <Typography
              variant="caption"
              component="blockquote"
              sx={{ m: 0, mt: 1, color: "text.secondary" }}
            >
              {excerpt.before}
              <Box
                component="mark"
                sx={{
                  bgcolor: "tint",
                  color: "text.primary",
                  fontWeight: 600,
                  borderRadius: "3px",
                  px: "2px",
                }}
              >
                {excerpt.match}
              </Box>
              {excerpt.after}
            </Typography>
          )}
        </Box>
        <Button
          variant="outlined"
          size="small"
          startIcon={<AddIcon />}
          onClick={onAdd}
          aria-label={t("onboarding:skills.add-one", { name: skill.name })}
          data-step-focus
          sx={{ flex: "none", ml: "auto" }}
        >
          {t("onboarding:skills.add")}
        </Button>
      </Box>
      <Box sx={{ mt: 3 }}>
        {suggested && (
          <Button
            size="small"
            onClick={() => onLevel(suggested)}
            sx={{ ml: -3, mb: 1, color: "text.secondary" }}
          >
            {t("onboarding:skills.suggested-level", { level: t(`common:levels.${suggested}`) })}
          </Button>
        )}
        <LevelInput
          level={level}
          kind={skill.kind}
          onChange={onLevel}
          label={t("onboarding:skills.level-of", { name: skill.name })}
          descriptions={descriptions}
        />
      </Box>
    </Card>
  );
}
