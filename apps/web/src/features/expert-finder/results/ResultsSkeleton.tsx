import { keyframes } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";

const appear = keyframes({ from: { visibility: "hidden" }, to: { visibility: "visible" } });

/**
 * Placeholder of the results; the first search after a server start takes longer, which is announced after a
 * while.
 */
export function ResultsSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation("expert-finder");
  return (
    <>
      <Typography sx={{ color: "text.secondary", animation: `${appear} 1ms 1500ms both` }}>
        {t("reading")}
      </Typography>
      <ListSkeleton rows={rows} />
    </>
  );
}
