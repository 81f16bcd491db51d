import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { FirstStep } from "@vaardig/contract/dashboard/dashboard";
import OpenIcon from "lucide-react/icons/circle";
import DoneIcon from "lucide-react/icons/circle-check";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useAuth } from "../../../lib/libState.ts";
import { VISUALLY_HIDDEN } from "../../../ui/visuallyHidden.ts";
import { Panel } from "../Panel.tsx";
import { usePlace } from "../usePlace.ts";

/** Set-up steps of a new company, with the next one highlighted; hidden after the first invitation. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const { t } = useTranslation("dashboard");
  const { user } = useAuth();
  const placeOf = usePlace();
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done);
  return (
    <Panel
      title={t("first.title", { company: user?.company_name ?? "" })}
      text={t("first.progress", { done, total: steps.length })}
    >
      <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 4 }}>
        {steps.map((step) => {
          const to = placeOf(step.leads_to);
          const Icon = step.done ? DoneIcon : OpenIcon;
          const words = t(`first.steps.${step.key}`);
          return (
            <Box
              component="li"
              key={step.key}
              sx={{
                display: "flex",
                flexWrap: { xs: "wrap", sm: "nowrap" },
                alignItems: "flex-start",
                gap: 3,
              }}
            >
              <Box
                component={Icon}
                sx={{ flex: "none", color: step.done ? "primary.main" : "controlLine" }}
              />
              <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
                <Box component="span" sx={VISUALLY_HIDDEN}>
                  {t(step.done ? "first.done" : "first.todo")}:{" "}
                </Box>
                {to ? (
                  <Link component={RouterLink} to={to}>
                    {words}
                  </Link>
                ) : (
                  words
                )}
                <Typography variant="caption" component="p" sx={{ mt: "2px", color: "text.secondary" }}>
                  {t(`first.help.${step.key}`)}
                </Typography>
              </Box>
              {to && step === next && (
                <Button
                  component={RouterLink}
                  to={to}
                  variant="contained"
                  aria-label={`${t("first.begin")}: ${words}`}
                  sx={{ ml: { xs: 9, sm: 0 } }}
                >
                  {t("first.begin")}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
}
