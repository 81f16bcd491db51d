import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import MoreIcon from "lucide-react/icons/ellipsis-vertical";
import { type MouseEvent, type ReactNode, useId, useState } from "react";
import { Link } from "react-router";

export interface MenuAct {
  key: string;
  label: string;
  help?: string;
  /** Adds a divider before the item. */
  isApart?: boolean;
  /** True when the action cannot be undone. */
  isFinal?: boolean;
  disabled?: boolean;
  onAct?: () => void;
  /** Link target, instead of an action. */
  to?: string;
  /** What the target is handed over. */
  state?: unknown;
}

/** Button props for opening a menu. */
export interface MenuButtonProps {
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

interface Props {
  acts: readonly MenuAct[];
  button: (opens: MenuButtonProps) => ReactNode;
}

/** A button with a menu of actions; nothing without actions. */
export function ActsMenu({ acts, button }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  if (acts.length === 0) return null;
  const opens: MenuButtonProps = {
    "aria-haspopup": "menu",
    "aria-expanded": anchor !== null,
    "aria-controls": anchor ? id : undefined,
    onClick: (event) => setAnchor(event.currentTarget),
  };
  return (
    <>
      {button(opens)}
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {acts.flatMap(({ key, label, help, isApart, isFinal, disabled = false, onAct, to, state }, at) => [
          isApart && at > 0 ? <Divider key={`before ${key}`} component="li" sx={{ my: 1 }} /> : null,
          <MenuItem
            key={key}
            {...(to !== undefined && { component: Link, to, state })}
            disabled={disabled}
            onClick={() => {
              setAnchor(null);
              onAct?.();
            }}
            sx={isFinal ? { color: "error.main" } : undefined}
          >
            {help ? <ListItemText primary={label} secondary={help} /> : label}
          </MenuItem>,
        ])}
      </Menu>
    </>
  );
}

/** A three-dot button with a menu of actions; `label` names their subject. */
export function MoreMenu({ acts, label, size }: { acts: readonly MenuAct[]; label: string; size?: "small" }) {
  return (
    <ActsMenu
      acts={acts}
      button={(opens) => (
        <IconButton {...(size && { size })} aria-label={label} {...opens}>
          <MoreIcon {...(size && { size: 20 })} />
        </IconButton>
      )}
    />
  );
}
