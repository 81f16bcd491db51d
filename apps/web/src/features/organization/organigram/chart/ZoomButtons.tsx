import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { Panel, useReactFlow } from "@xyflow/react";
import RemoveIcon from "lucide-react/icons/minus";
import AddIcon from "lucide-react/icons/plus";
import FitIcon from "lucide-react/icons/scan";
import { useTranslation } from "react-i18next";
import { flightTime } from "./useChartMotion.ts";

/** Closer, further, everything. */
export function ZoomButtons({ onFit }: { onFit: () => void }) {
  const { t } = useTranslation("organigram");
  const { zoomIn, zoomOut } = useReactFlow();
  const duration = flightTime() / 2;
  return (
    <Panel position="bottom-right">
      <Box
        sx={{
          display: "grid",
          bgcolor: "background.paper",
          border: 1,
          borderColor: "divider",
          borderRadius: 1,
        }}
      >
        <IconButton aria-label={t("zoom-in")} onClick={() => zoomIn({ duration })}>
          <AddIcon size={20} />
        </IconButton>
        <IconButton aria-label={t("zoom-out")} onClick={() => zoomOut({ duration })}>
          <RemoveIcon size={20} />
        </IconButton>
        <IconButton aria-label={t("fit")} onClick={onFit}>
          <FitIcon size={20} />
        </IconButton>
      </Box>
    </Panel>
  );
}
