import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import LinkIcon from "lucide-react/icons/link";
import PrintIcon from "lucide-react/icons/printer";
import { useTranslation } from "react-i18next";
import { useSnackbar } from "../../../lib/useSnackbar.ts";

/** Buttons that copy the URL, which holds all filters, and print the page. */
export function PageTools() {
  const { t } = useTranslation("analysis");
  const { show } = useSnackbar();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      show(t("link-copied"));
    } catch {
      show(t("link-failed"), "error");
    }
  };
  return (
    <Box sx={{ display: "flex", displayPrint: "none" }}>
      <Tooltip title={t("copy-link")}>
        <IconButton aria-label={t("copy-link")} onClick={() => void copy()}>
          <LinkIcon size={20} />
        </IconButton>
      </Tooltip>
      <Tooltip title={t("print")}>
        <IconButton aria-label={t("print")} onClick={() => window.print()}>
          <PrintIcon size={20} />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
