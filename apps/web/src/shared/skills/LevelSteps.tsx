import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { SkillKind } from "@vaardig/contract/limits";
import { useTranslation } from "react-i18next";
import { asLevel, LEVELS } from "./levelNames.ts";

interface Props {
  /** 1–5; null when not stated. */
  level: number | null;
  /** Required level, outlined on the same steps to show the gap. */
  required?: number | null;
  /** Descriptions of the five levels, on hover, focus and tap. */
  descriptions?: readonly string[] | undefined;
  /** A licence is held or not, and has no steps. */
  kind?: SkillKind | undefined;
  /** Omits the text beside the steps. */
  bare?: boolean;
}

/** A skill level, read-only: five steps, the level's name, and the required level outlined. */
export function LevelSteps({ level, required = null, descriptions, kind, bare = false }: Props) {
  const { t } = useTranslation();
  if (kind === "licence") {
    return (
      <Typography variant="caption" sx={{ color: "text.secondary" }}>
        {t(level === null ? "levels.not-held" : "levels.held")}
      </Typography>
    );
  }
  const have = asLevel(level);
  const need = asLevel(required);
  const haveName = have ? t(`levels.${have}`) : t("levels.none");
  const label = [
    have ? t("levels.of-five", { name: haveName, level: have }) : haveName,
    need && t("levels.needed", { name: t(`levels.${need}`), level: need }),
  ]
    .filter(Boolean)
    .join("; ");
  const steps = (
    <Box
      role="img"
      aria-label={label}
      tabIndex={descriptions ? 0 : undefined}
      sx={{ display: "inline-flex", gap: "3px", flex: "none", borderRadius: 1 }}
    >
      {LEVELS.map((step) => (
        <Box
          key={step}
          sx={{
            width: 20,
            height: 10,
            borderRadius: "3px",
            bgcolor: step <= (have ?? 0) ? "primary.main" : "background.default",
            border: "1.5px solid",
            borderColor: step <= (have ?? 0) || step <= (need ?? 0) ? "primary.main" : "divider",
          }}
        />
      ))}
    </Box>
  );
  return (
    <Box sx={{ display: "inline-flex", alignItems: "center", flexWrap: "wrap", columnGap: 3, rowGap: 1 }}>
      {descriptions ? (
        <Tooltip describeChild title={<Behaviours descriptions={descriptions} current={have} />}>
          {steps}
        </Tooltip>
      ) : (
        steps
      )}
      {!bare && (
        <Typography variant="caption" aria-hidden sx={{ color: "text.secondary" }}>
          {haveName}
          {need && need > (have ?? 0) && ` · ${t("levels.needed-short", { name: t(`levels.${need}`) })}`}
        </Typography>
      )}
    </Box>
  );
}

function Behaviours({ descriptions, current }: { descriptions: readonly string[]; current: number | null }) {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={{ display: "grid", gap: 2 }}>
      {LEVELS.map((level) => (
        <Box component="span" key={level} sx={{ opacity: current === null || level === current ? 1 : 0.72 }}>
          <Box component="strong" sx={{ display: "block", fontWeight: 600 }}>
            {t(`levels.${level}`)}
          </Box>
          {descriptions[level - 1]}
        </Box>
      ))}
    </Box>
  );
}
