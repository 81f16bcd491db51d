import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import FailedIcon from "lucide-react/icons/circle-alert";
import DoneIcon from "lucide-react/icons/circle-check";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useIssueText } from "../../lib/form/useIssueText.ts";
import type { BotCheckHandle, BotCheckState } from "./useBotCheck.ts";

interface Props<In extends FieldValues> {
  control: Control<In, unknown, FieldValues>;
  check: BotCheckHandle;
}

/** Status line of the bot check, with a retry and the reason on failure. */
export function BotCheck<In extends FieldValues & { token: string }>({ control, check }: Props<In>) {
  const { t } = useTranslation();
  const issueText = useIssueText();
  const { field, fieldState } = useController({ control, name: "token" as FieldPath<In> });
  const { state, renew } = check;
  // While a new check runs, the error of the last one is obsolete.
  const error = state === "failed" ? issueText(fieldState.error) : undefined;

  if (state === "idle") return <Box sx={{ minHeight: 32 }} />;
  return (
    <div>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, minHeight: 32, color: "text.secondary" }}>
        <Mark state={state} />
        <Typography variant="caption" role="status">
          {t(`bot-check.${state}`)}
        </Typography>
        {state === "failed" && (
          <Button ref={field.ref} size="small" variant="outlined" onClick={renew} sx={{ ml: "auto" }}>
            {t("try-again")}
          </Button>
        )}
      </Box>
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </div>
  );
}

function Mark({ state }: { state: BotCheckState }) {
  if (state === "done") return <Box component={DoneIcon} size={16} sx={{ color: "primary.main" }} />;
  if (state === "failed") return <Box component={FailedIcon} size={16} sx={{ color: "error.main" }} />;
  return <CircularProgress size={14} thickness={5} color="inherit" aria-hidden />;
}
