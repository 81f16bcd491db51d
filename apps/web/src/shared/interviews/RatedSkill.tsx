import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { LIMITS } from "@vaardig/contract/limits";
import { useTranslation } from "react-i18next";
import { LongText } from "../../ui/LongText.tsx";
import { LevelInput } from "../skills/LevelInput.tsx";
import { asLevel } from "../skills/levelNames.ts";

interface Props {
  name: string;
  /** Required level, outlined. */
  required: number;
  descriptions: readonly string[] | undefined;
  rating: { level: number; note: string } | null;
  onChange: (rating: { level: number; note: string } | null) => void;
}

/** A required skill with its observed level; evidence is asked once a level is set. */
export function RatedSkill({ name, required, descriptions, rating, onChange }: Props) {
  const { t } = useTranslation(["interviews", "common"]);
  const need = asLevel(required);
  return (
    <Box sx={{ pt: 4, borderTop: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "baseline", mb: 2 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{name}</Typography>
        {need && (
          <Typography variant="caption" sx={{ color: "text.secondary" }}>
            {t("common:levels.needed-short", { name: t(`common:levels.${need}`) })}
          </Typography>
        )}
        {rating && (
          <Button size="small" sx={{ ml: "auto" }} onClick={() => onChange(null)}>
            {t("not-discussed")}
          </Button>
        )}
      </Box>
      <LevelInput
        level={rating?.level ?? null}
        required={required}
        descriptions={descriptions}
        label={name}
        onChange={(level) => onChange({ level, note: rating?.note ?? "" })}
      />
      {rating && (
        <LongText
          label={t("note", { name })}
          value={rating.note}
          onChange={(note) => onChange({ ...rating, note })}
          limit={LIMITS.description}
          rows={1}
        />
      )}
    </Box>
  );
}
