import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { SkillKind } from "@vaardig/contract/limits";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { asLevel, LEVELS, type Level } from "./levelNames.ts";

interface Props {
  /** 1–5; null until set. */
  level: number | null;
  onChange: (level: Level) => void;
  /** Accessible name of the group, such as the skill's name. */
  label: string;
  required?: number | null;
  /** Descriptions of the five levels; the line below follows hover, focus and selection. */
  descriptions?: readonly string[] | undefined;
  disabled?: boolean;
  /** A licence is held or not, without a level. */
  kind?: SkillKind | undefined;
  /** Error text while a required level is missing. */
  missing?: string | undefined;
}

/** Field for a skill level: five radio buttons drawn as steps, with names. */
export function LevelInput({
  level,
  onChange,
  label,
  required = null,
  descriptions,
  disabled = false,
  kind,
  missing,
}: Props) {
  const { t } = useTranslation();
  const name = useId();
  const chosen = asLevel(level);
  const [pointed, setPointed] = useState<Level | null>(null);
  const shown = pointed ?? chosen;
  if (kind === "licence") {
    return (
      <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
        {t("levels.licence-help")}
      </Typography>
    );
  }
  return (
    <Box sx={{ minWidth: 0, maxWidth: 480 }}>
      <Box
        role="radiogroup"
        aria-label={label}
        {...(missing && chosen === null && { "aria-invalid": true, "aria-describedby": `${name}-missing` })}
        onMouseLeave={() => setPointed(null)}
        sx={{ display: "grid", gridTemplateColumns: "repeat(5, 1fr)", gap: 1.5 }}
      >
        {LEVELS.map((step) => (
          <Box
            component="label"
            key={step}
            onMouseEnter={() => setPointed(step)}
            sx={{
              position: "relative",
              minHeight: { xs: 28, sm: 40 },
              pt: { xs: 2, sm: 1 },
              borderRadius: 1,
              cursor: disabled ? "default" : "pointer",
              "&:has(:focus-visible)": {
                outline: "2px solid",
                outlineColor: "primary.main",
                outlineOffset: 2,
              },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              value={step}
              checked={chosen === step}
              disabled={disabled}
              aria-label={t(`levels.${step}`)}
              onChange={() => onChange(step)}
              onFocus={() => setPointed(step)}
              onBlur={() => setPointed(null)}
              sx={{ position: "absolute", inset: 0, m: 0, opacity: 0, cursor: "inherit" }}
            />
            <Box
              sx={{
                height: 12,
                borderRadius: "4px",
                border: "1.5px solid",
                borderColor:
                  step <= (chosen ?? 0) || step <= (required ?? 0) ? "primary.main" : "controlLine",
                bgcolor:
                  step <= (chosen ?? 0)
                    ? "primary.main"
                    : step <= (pointed ?? 0)
                      ? "tint"
                      : "background.paper",
                transition: "background-color 120ms",
              }}
            />
            <Typography
              variant="caption"
              aria-hidden
              sx={{
                display: { xs: "none", sm: "block" },
                mt: 1,
                textAlign: "center",
                fontWeight: chosen === step ? 600 : 400,
                color: chosen === step ? "text.primary" : "text.secondary",
              }}
            >
              {t(`levels.${step}`)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography
        variant="caption"
        component="p"
        aria-live="polite"
        // Reserves space for the text, so that nothing below moves.
        sx={{ mt: 1, minHeight: descriptions || missing ? 32 : { xs: 16, sm: 0 }, color: "text.secondary" }}
      >
        {shown && (
          <Box
            component="strong"
            sx={{ display: { sm: descriptions ? "inline" : "none" }, fontWeight: 600, color: "text.primary" }}
          >
            {t(`levels.${shown}`)}
            {descriptions && ": "}
          </Box>
        )}
        {shown && descriptions?.[shown - 1]}
        {!shown && missing && (
          <Box component="span" id={`${name}-missing`} sx={{ color: "error.main", fontWeight: 600 }}>
            {missing}
          </Box>
        )}
        {!shown && !missing && (
          // For screens too narrow for names below the steps.
          <Box
            component="span"
            aria-hidden
            sx={{ display: { xs: "flex", sm: "none" }, justifyContent: "space-between" }}
          >
            <span>{t("levels.1")}</span>
            <span>{t("levels.5")}</span>
          </Box>
        )}
      </Typography>
    </Box>
  );
}
