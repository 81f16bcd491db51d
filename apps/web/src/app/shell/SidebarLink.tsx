import ListItemButton from "@mui/material/ListItemButton";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";

interface Props {
  to: string;
  label: string;
  current: boolean;
  icon?: ReactNode;
  /** True below a category. */
  nested?: boolean;
  onNavigate?: (() => void) | undefined;
}

/** Height in pixels of the neighbours that stay in sight too. */
const MARGIN = 48;

/** Scrolls the menu to an entry. `scrollIntoView` would also make it the place from which the next Tab goes on. */
function showInMenu(entry: HTMLElement): void {
  const menu = entry.closest("nav");
  if (!menu) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const box = menu.getBoundingClientRect();
  const above = top - MARGIN - box.top;
  const below = bottom + MARGIN - box.bottom;
  if (above < 0) menu.scrollTop += above;
  else if (below > 0) menu.scrollTop += below;
}

/** Entry of the sidebar; the current one has the tint and a 3 px bar. */
export function SidebarLink({ to, label, current, icon, nested = false, onNavigate }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  // A long menu shows where one is; an entry in sight stays where it is.
  useEffect(() => {
    if (current && link.current) showInMenu(link.current);
  }, [current]);
  return (
    <ListItemButton
      ref={link}
      component={Link}
      to={to}
      selected={current}
      aria-current={current ? "page" : undefined}
      onClick={onNavigate}
      sx={{
        position: "relative",
        minHeight: 36,
        py: 1,
        pl: nested ? 11 : 3,
        pr: 3,
        gap: 3,
        color: current ? "primary.main" : "text.primary",
        "&::before": {
          content: '""',
          position: "absolute",
          left: 0,
          top: 6,
          bottom: 6,
          width: 3,
          borderRadius: "0 3px 3px 0",
          bgcolor: current ? "primary.main" : "transparent",
        },
        "& svg": { color: current ? "primary.main" : "text.secondary" },
      }}
    >
      {icon}
      <Typography component="span" sx={{ fontWeight: current ? 600 : 400, minWidth: 0 }}>
        {label}
      </Typography>
    </ListItemButton>
  );
}
