import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import ListItemButton from "@mui/material/ListItemButton";
import Typography from "@mui/material/Typography";
import ClosedIcon from "lucide-react/icons/chevron-right";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { menuIcon } from "./menuIcons.ts";

interface Props {
  label: string;
  icon: string;
  isOpen: boolean;
  /** The current page is inside, out of sight. */
  isCurrent: boolean;
  onToggle: () => void;
  /** The link of a group that is a page itself; its arrow is beside it. */
  link: ReactNode;
  /** List items. */
  children: ReactNode;
}

/** A sidebar group: its name opens and closes the entries below it. */
export function SidebarGroup({ label, icon, isOpen, isCurrent, onToggle, link, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const Icon = menuIcon(icon);
  const state = { "aria-expanded": isOpen, "aria-controls": isOpen ? id : undefined, onClick: onToggle };
  const arrow = (
    <Box
      component={ClosedIcon}
      size={16}
      sx={{ transform: isOpen ? "rotate(90deg)" : "none", transition: "transform 120ms", flex: "none" }}
    />
  );
  return (
    <>
      {link ? (
        <Box sx={{ display: "flex", alignItems: "center" }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>{link}</Box>
          <IconButton
            size="small"
            aria-label={t(isOpen ? "shell.close-group" : "shell.open-group", { name: label })}
            {...state}
          >
            {arrow}
          </IconButton>
        </Box>
      ) : (
        <ListItemButton
          {...state}
          sx={{
            minHeight: 36,
            py: 1,
            px: 3,
            gap: 3,
            "& svg": { color: "text.secondary" },
            ...(isCurrent && { color: "primary.main", bgcolor: "tint" }),
          }}
        >
          <Icon size={20} />
          <Typography component="span" sx={{ fontWeight: 500, flex: 1, minWidth: 0 }}>
            {label}
          </Typography>
          {arrow}
        </ListItemButton>
      )}
      {isOpen && (
        <Box
          component="ul"
          id={id}
          aria-label={label}
          sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: "2px" }}
        >
          {children}
        </Box>
      )}
    </>
  );
}
