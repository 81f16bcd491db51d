import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

const STEPS = ["facts", "skills", "actions", "review"] as const;

/** Progress through the four steps. */
export function WizardSteps({ step }: { step: number }) {
  const { t } = useTranslation("goals");
  return (
    <Box
      component="ol"
      aria-label={t("wizard.steps")}
      sx={{
        m: 0,
        mb: 6,
        p: 0,
        listStyle: "none",
        display: "grid",
        gap: 2,
        gridTemplateColumns: "repeat(4, 1fr)",
      }}
    >
      {STEPS.map((name, at) => {
        const isCurrent = at + 1 === step;
        return (
          <Box
            component="li"
            key={name}
            aria-current={isCurrent ? "step" : undefined}
            sx={{
              pt: 2,
              borderTop: 3,
              borderColor: at < step ? "primary.main" : "divider",
              minWidth: 0,
              // The last label is wider than its part of a phone's width, and grows to the left.
              ...(at === STEPS.length - 1 && {
                display: { xs: "flex", sm: "block" },
                justifyContent: "flex-end",
              }),
            }}
          >
            <Typography
              variant="caption"
              component="span"
              sx={{
                fontWeight: isCurrent ? 600 : 400,
                color: isCurrent ? "text.primary" : "text.secondary",
                display: { xs: isCurrent ? "block" : "none", sm: "block" },
                whiteSpace: { xs: "nowrap", sm: "normal" },
                flexShrink: 0,
              }}
            >
              {`${at + 1}. ${t(`wizard.step.${name}`)}`}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
