import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import DensityIcon from "lucide-react/icons/unfold-vertical";
import { useTranslation } from "react-i18next";
import { density } from "./density.ts";

/** Toggle between compact and comfortable rows. */
export function DensitySwitch() {
  const { t } = useTranslation("list");
  const isRoomy = density.useChoice() === "comfortable";
  return (
    <Tooltip title={t("density")}>
      <IconButton
        aria-label={t("density")}
        aria-pressed={isRoomy}
        onClick={() => density.set(isRoomy ? "compact" : "comfortable")}
        sx={isRoomy ? { bgcolor: "tint", color: "primary.main" } : undefined}
      >
        <DensityIcon size={20} />
      </IconButton>
    </Tooltip>
  );
}
