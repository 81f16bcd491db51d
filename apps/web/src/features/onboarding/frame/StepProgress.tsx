import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import CheckIcon from "lucide-react/icons/check";
import { useTranslation } from "react-i18next";
import { STEPS, type Step } from "../steps.ts";

/** The three steps: done, current, upcoming. */
export function StepProgress({ step }: { step: Step }) {
  const { t } = useTranslation("onboarding");
  const current = STEPS.indexOf(step);
  return (
    <Box
      component="ol"
      aria-label={t("progress")}
      sx={{
        listStyle: "none",
        m: 0,
        p: 0,
        display: "grid",
        gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
        gap: { xs: 2, sm: 4 },
      }}
    >
      {STEPS.map((one, at) => (
        <Box
          component="li"
          key={one}
          aria-current={at === current ? "step" : undefined}
          sx={{
            display: "flex",
            alignItems: "center",
            gap: 2,
            pt: 3,
            borderTop: 4,
            borderColor: at <= current ? "primary.main" : "divider",
            color: at === current ? "text.primary" : "text.secondary",
            transition: "border-color 200ms",
          }}
        >
          {at < current && (
            <Box
              component={CheckIcon}
              size={16}
              role="img"
              aria-label={t("step-done")}
              sx={{ color: "primary.main", flex: "none" }}
            />
          )}
          <Typography
            component="span"
            variant="caption"
            noWrap
            sx={{ fontWeight: at === current ? 600 : 500 }}
          >
            {t(`steps.${one}`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
