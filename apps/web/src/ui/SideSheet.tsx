import CloseIcon from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Small line under the title. */
  subtitle?: ReactNode;
  children: ReactNode;
  /** Stays reachable at the bottom. */
  actions?: ReactNode;
  /** Pixels on a wide screen. */
  width?: number;
}

/** A drawer beside the content that keeps it in sight; the whole screen on a phone. */
export function SideSheet({ open, onClose, title, subtitle, children, actions, width = 480 }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-modal": true,
          "aria-labelledby": titleId,
          sx: { width: { xs: "100%", sm: width }, maxWidth: "100%" },
        },
      }}
    >
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 2, px: { xs: 4, sm: 6 }, pt: 5, pb: 3 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} variant="h2">
            {title}
          </Typography>
          {subtitle && <Typography sx={{ color: "text.secondary" }}>{subtitle}</Typography>}
        </Box>
        <IconButton aria-label={t("close")} onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflowY: "auto", px: { xs: 4, sm: 6 }, pb: 6 }}>{children}</Box>
      {actions && (
        <Box
          sx={{
            display: "flex",
            justifyContent: "flex-end",
            gap: 2,
            p: 4,
            borderTop: 1,
            borderColor: "divider",
          }}
        >
          {actions}
        </Box>
      )}
    </Drawer>
  );
}
