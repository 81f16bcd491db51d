import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import type { WaitState } from "./useWait.ts";
import { formatClock } from "./wait.ts";

const HEARD_ONLY = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};

/** Shows the remaining wait; the countdown is visual only, and announced once. */
export function WaitAlert({ wait }: { wait: WaitState }) {
  const { t } = useTranslation("session");
  if (wait.left === null) return null;
  if (wait.left === 0) return <Alert severity="info">{t("wait.over")}</Alert>;
  return (
    <Alert severity="warning">
      <Box component="span" sx={HEARD_ONLY}>
        {t("wait.told", { count: wait.total })}
      </Box>
      <span aria-hidden className="tabular">
        {t("wait.running", { time: formatClock(wait.left) })}
      </span>
    </Alert>
  );
}
