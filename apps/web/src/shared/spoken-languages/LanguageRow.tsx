import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { LANGUAGE_LEVELS } from "@vaardig/contract/limits";
import type { SpokenLanguage } from "@vaardig/contract/onboarding/onboarding";
import RemoveIcon from "lucide-react/icons/trash-2";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import type { LanguageDraft } from "./languageDraft.ts";

interface Props {
  entry: LanguageDraft;
  onLevel: (level: SpokenLanguage["level"]) => void;
  onRemove: () => void;
}

/** One spoken language with its level. */
export function LanguageRow({ entry, onLevel, onRemove }: Props) {
  const { t } = useTranslation("spoken");
  const format = useFormat();
  const spoken = format.languageName(entry.language);
  const name = spoken.charAt(0).toLocaleUpperCase() + spoken.slice(1);
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr) auto", sm: "minmax(0, 1fr) auto auto" },
        gridTemplateAreas: { xs: '"name remove" "level level"', sm: '"name level remove"' },
        alignItems: "center",
        columnGap: 3,
        rowGap: 2,
        py: 3,
        px: { xs: 4, sm: 5 },
        "& + &": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <Typography sx={{ gridArea: "name", fontWeight: 600 }}>{name}</Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={entry.level}
        aria-label={t("level-of", { name })}
        onChange={(_event, level: SpokenLanguage["level"] | null) => level && onLevel(level)}
        sx={(theme) => ({
          gridArea: "level",
          "& .MuiToggleButton-root": { minHeight: 36, py: 0 },
          // Four texts do not fit side by side on a phone, especially in Dutch.
          [theme.breakpoints.down("sm")]: {
            display: "grid",
            gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
            gap: 1,
            "& .MuiToggleButton-root.MuiToggleButton-root": {
              m: 0,
              px: 1,
              border: 1,
              borderColor: "controlLine",
              borderRadius: 1,
            },
          },
        })}
      >
        {LANGUAGE_LEVELS.map((level) => (
          <ToggleButton key={level} value={level}>
            {t(`levels.${level}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <IconButton
        aria-label={t("remove", { name })}
        onClick={onRemove}
        edge="end"
        sx={{ gridArea: "remove" }}
      >
        <RemoveIcon />
      </IconButton>
    </Box>
  );
}
