import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import CollapseIcon from "lucide-react/icons/panel-left-close";
import ExpandIcon from "lucide-react/icons/panel-left-open";
import { useTranslation } from "react-i18next";
import { FindButton } from "../../features/find/FindButton.tsx";
import { CollapsedMenu } from "./CollapsedMenu.tsx";
import { CompanyMark } from "./CompanyMark.tsx";
import { SidebarFoot } from "./SidebarFoot.tsx";
import { SidebarMenu } from "./SidebarMenu.tsx";

interface Props {
  collapsed: boolean;
  /** Absent in the drawer. */
  onToggle?: () => void;
  onNavigate?: () => void;
  /** Opens the search; absent when the top bar contains it. */
  onFind?: (() => void) | undefined;
}

/** Company on top, menu, person below. */
export function Sidebar({ collapsed, onToggle, onNavigate, onFind }: Props) {
  const { t } = useTranslation();
  const toggle = onToggle && (
    <IconButton aria-label={t(collapsed ? "shell.expand" : "shell.collapse")} onClick={onToggle}>
      {collapsed ? <ExpandIcon size={20} /> : <CollapseIcon size={20} />}
    </IconButton>
  );
  return (
    <Box sx={{ height: "100%", display: "flex", flexDirection: "column", minHeight: 0 }}>
      <Box
        sx={{
          px: collapsed ? 0 : 4,
          py: 4,
          display: "flex",
          justifyContent: collapsed ? "center" : "flex-start",
        }}
      >
        <CompanyMark compact={collapsed} />
      </Box>
      {onFind && (
        <Box sx={{ px: collapsed ? 0 : 3, pb: 2, display: "flex", justifyContent: "center" }}>
          <FindButton compact={collapsed} wide onOpen={onFind} />
        </Box>
      )}
      <Box
        component="nav"
        aria-label={t("shell.main-menu")}
        sx={{
          flex: 1,
          overflowY: "auto",
          px: collapsed ? 0 : 3,
          py: 2,
          scrollbarWidth: "thin",
          // Entries that are scrolled away stay below the person.
          position: "relative",
          zIndex: 0,
        }}
      >
        {collapsed ? <CollapsedMenu /> : <SidebarMenu onNavigate={onNavigate} />}
      </Box>
      <SidebarFoot collapsed={collapsed} collapse={toggle} onNavigate={onNavigate} />
    </Box>
  );
}
