import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import MenuIcon from "lucide-react/icons/menu";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CompanyMark } from "./CompanyMark.tsx";
import { Sidebar } from "./Sidebar.tsx";

/** Top bar below 900 px: the company, and a button that opens the sidebar as a drawer. */
export function PhoneBar() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Box
      component="header"
      sx={{
        display: { xs: "flex", md: "none" },
        alignItems: "center",
        gap: 2,
        height: 56,
        px: 2,
        bgcolor: "background.paper",
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <IconButton aria-label={t("shell.open-menu")} aria-expanded={open} onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <CompanyMark />
      <Drawer
        open={open}
        onClose={close}
        slotProps={{
          paper: { role: "dialog", "aria-label": t("shell.main-menu"), sx: { width: 288, maxWidth: "86vw" } },
        }}
      >
        <Sidebar collapsed={false} onNavigate={close} />
      </Drawer>
    </Box>
  );
}
