import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { Panel, useReactFlow } from "@xyflow/react";
import RemoveIcon from "lucide-react/icons/minus";
import AddIcon from "lucide-react/icons/plus";
import FitIcon from "lucide-react/icons/scan";
import { animationDuration } from "./animationDuration.ts";

interface Props {
  labels: { closer: string; further: string; fit: string };
  onFit: () => void;
}

/** Zoom buttons: in, out, fit. */
export function ZoomButtons({ labels, onFit }: Props) {
  const { zoomIn, zoomOut } = useReactFlow();
  const duration = animationDuration() / 2;
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
        <IconButton aria-label={labels.closer} onClick={() => zoomIn({ duration })}>
          <AddIcon size={20} />
        </IconButton>
        <IconButton aria-label={labels.further} onClick={() => zoomOut({ duration })}>
          <RemoveIcon size={20} />
        </IconButton>
        <IconButton aria-label={labels.fit} onClick={onFit}>
          <FitIcon size={20} />
        </IconButton>
      </Box>
    </Panel>
  );
}
