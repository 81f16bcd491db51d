import { keyframes } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";

const appear = keyframes({ from: { visibility: "hidden" }, to: { visibility: "visible" } });

/** Stands where the people will; the first search after a start takes longer, and says so once it does. */
export function Reading({ rows }: { rows: number }) {
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
