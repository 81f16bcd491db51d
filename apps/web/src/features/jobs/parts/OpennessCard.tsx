import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import type { Openness } from "@vaardig/contract/jobs/openness";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useAuth } from "../../../lib/libState.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useGetOpennessQuery, useSaveOpennessMutation } from "../jobs.api.ts";

/** Openness to internal opportunities, and its visibility to managers; both off by default. */
export function OpennessCard() {
  const { t } = useTranslation("jobs");
  const isOutside = useAuth().user?.system_role === "freelancer";
  const { data } = useGetOpennessQuery(undefined, { skip: isOutside });
  const [save] = useSaveOpennessMutation();
  const { show } = useSnackbar();
  if (isOutside || !data) return null;
  const set = async (body: Partial<Openness>) => {
    try {
      await save({ body }).unwrap();
    } catch (error) {
      if (!isApiError(error)) throw error;
      show(error.message, "error");
    }
  };
  return (
    <Card component="section" aria-label={t("openness.label")} sx={{ mb: 5, px: 5, py: 3 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 6, alignItems: "center" }}>
        <FormControlLabel
          control={<Switch checked={data.open} onChange={(_event, open) => void set({ open })} />}
          label={t("openness.open")}
        />
        {data.open && (
          <FormControlLabel
            control={
              <Checkbox
                checked={data.line_may_know}
                onChange={(_event, on) => void set({ line_may_know: on })}
              />
            }
            label={t("openness.line")}
          />
        )}
      </Box>
      <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
        {t(
          data.open
            ? data.line_may_know
              ? "openness.help-line"
              : "openness.help-open"
            : "openness.help-off",
        )}
      </Typography>
    </Card>
  );
}
