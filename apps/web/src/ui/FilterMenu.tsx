import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import IconButton from "@mui/material/IconButton";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import ExpandIcon from "lucide-react/icons/chevron-down";
import RadioOffIcon from "lucide-react/icons/circle";
import RadioOnIcon from "lucide-react/icons/circle-dot";
import UncheckedIcon from "lucide-react/icons/square";
import CheckedIcon from "lucide-react/icons/square-check";
import { type MouseEvent, type ReactNode, useId, useState } from "react";
import { useFormat } from "../lib/language/useFormat.ts";

export interface FilterOption {
  value: string;
  label: string;
  count?: number;
}

interface Props {
  label: string;
  options: readonly FilterOption[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** Allows one selected option at most; selecting it again clears it. */
  single?: boolean;
  /** A display setting rather than a filter: a selection is not highlighted. */
  quiet?: boolean;
  /** Replaces the label where space is limited; the label is then a tooltip. */
  icon?: ReactNode;
}

/** A filter as a chip with the number of selected options ("Department · 2") that opens a menu. */
export function FilterMenu(props: Props) {
  const { label, options, selected, onChange, single = false, quiet = false, icon } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const format = useFormat();
  const first = options.find((option) => option.value === selected[0]);
  const active = selected.length > 0 && !quiet;
  const words =
    single && first ? `${label} · ${first.label}` : `${label} · ${format.number(selected.length)}`;
  const toggle = (value: string) => {
    const on = selected.includes(value);
    if (single) {
      onChange(on ? [] : [value]);
      setAnchor(null);
    } else onChange(on ? selected.filter((one) => one !== value) : [...selected, value]);
  };
  const opens = {
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
    "aria-haspopup": "menu",
    "aria-expanded": anchor !== null,
    "aria-controls": anchor ? id : undefined,
  } as const;
  return (
    <>
      {icon ? (
        <Tooltip title={label}>
          <IconButton aria-label={label} {...opens}>
            {icon}
          </IconButton>
        </Tooltip>
      ) : (
        <Chip
          label={
            <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 1 }}>
              {active ? words : label}
              <Box component={ExpandIcon} size={16} sx={{ mr: -1, opacity: 0.7 }} />
            </Box>
          }
          variant="outlined"
          color={active ? "primary" : "default"}
          {...opens}
        />
      )}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ root: { role: "region", "aria-label": label }, list: { id } }}
      >
        {options.map((option) => {
          const on = selected.includes(option.value);
          const Mark = on ? (single ? RadioOnIcon : CheckedIcon) : single ? RadioOffIcon : UncheckedIcon;
          return (
            <MenuItem
              key={option.value}
              role={single ? "menuitemradio" : "menuitemcheckbox"}
              aria-checked={on}
              onClick={() => toggle(option.value)}
              sx={{ gap: 2, minWidth: 220 }}
            >
              <Box component={Mark} size={20} sx={{ color: on ? "primary.main" : "controlLine" }} />
              <ListItemText primary={option.label} />
              {option.count !== undefined && (
                <Typography variant="caption" className="tabular" sx={{ color: "text.secondary" }}>
                  {format.number(option.count)}
                </Typography>
              )}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
