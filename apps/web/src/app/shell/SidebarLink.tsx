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

/** Entry of the sidebar; the current one has the tint and a 3 px bar. */
export function SidebarLink({ to, label, current, icon, nested = false, onNavigate }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  // A long menu shows where one is; an entry in sight stays where it is.
  useEffect(() => {
    if (current) link.current?.scrollIntoView({ block: "nearest" });
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
        // Its neighbours stay in sight too.
        scrollMarginBlock: 48,
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
