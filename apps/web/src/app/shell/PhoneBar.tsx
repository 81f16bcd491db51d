import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import MenuIcon from "lucide-react/icons/menu";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FindButton } from "../../features/find/FindButton.tsx";
import { Bell } from "../../features/notifications/Bell.tsx";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { NoticeLine } from "./NoticeLine.tsx";
import { Sidebar } from "./Sidebar.tsx";

interface Props {
  onFind: () => void;
  hasBell: boolean;
  /** Gets the place for what a page folds into the bar. */
  toolsRef: (place: HTMLElement | null) => void;
  /** Gets the place for the way back to a list. */
  backRef: (place: HTMLElement | null) => void;
}

/** Top bar below 900 px: menu drawer when there is a menu, search and bell; a notice in a line below. */
export function PhoneBar({ onFind, hasBell, toolsRef, backRef }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Box
        component="header"
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 1,
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
        <Box ref={backRef} sx={{ display: "contents" }} />
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            "& [aria-current=page]": { fontSize: 16, lineHeight: 1.5, fontWeight: 600 },
          }}
        >
          <Breadcrumb withoutTab />
        </Box>
        <Box ref={toolsRef} sx={{ display: "contents" }} />
        <FindButton compact onOpen={onFind} />
        {hasBell && <Bell />}
        <Drawer
          open={open}
          onClose={close}
          slotProps={{
            paper: {
              role: "dialog",
              "aria-label": t("shell.main-menu"),
              sx: { width: 288, maxWidth: "86vw" },
            },
          }}
        >
          <Sidebar collapsed={false} onNavigate={close} />
        </Drawer>
      </Box>
      {hasBell && (
        <Box sx={{ px: 4, "&:not(:empty)": { py: 1, borderBottom: 1, borderColor: "divider" } }}>
          <NoticeLine onPhone />
        </Box>
      )}
    </>
  );
}
