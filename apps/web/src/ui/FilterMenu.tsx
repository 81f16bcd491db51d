import ExpandIcon from "@mui/icons-material/ExpandMoreRounded";
import Checkbox from "@mui/material/Checkbox";
import Chip from "@mui/material/Chip";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Radio from "@mui/material/Radio";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useFormat } from "../lib/useFormat.ts";

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
  /** One choice at most; choosing it again clears it. */
  single?: boolean;
}

/** A filter as a chip with its count ("Department · 2") that opens its choices. */
export function FilterMenu({ label, options, selected, onChange, single = false }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const format = useFormat();
  const first = options.find((option) => option.value === selected[0]);
  const active = selected.length > 0;
  const words =
    single && first ? `${label} · ${first.label}` : `${label} · ${format.number(selected.length)}`;
  const toggle = (value: string) => {
    const on = selected.includes(value);
    if (single) {
      onChange(on ? [] : [value]);
      setAnchor(null);
    } else onChange(on ? selected.filter((one) => one !== value) : [...selected, value]);
  };
  const Mark = single ? Radio : Checkbox;
  return (
    <>
      <Chip
        label={active ? words : label}
        variant="outlined"
        color={active ? "primary" : "default"}
        onClick={(event) => setAnchor(event.currentTarget)}
        onDelete={(event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget.parentElement)}
        deleteIcon={<ExpandIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
      />
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {options.map((option) => (
          <MenuItem
            key={option.value}
            role={single ? "menuitemradio" : "menuitemcheckbox"}
            aria-checked={selected.includes(option.value)}
            onClick={() => toggle(option.value)}
            sx={{ gap: 2, minWidth: 220 }}
          >
            <Mark
              checked={selected.includes(option.value)}
              tabIndex={-1}
              disableRipple
              size="small"
              slotProps={{ input: { "aria-hidden": true } }}
              sx={{ p: 0 }}
            />
            <ListItemText primary={option.label} />
            {option.count !== undefined && (
              <Typography variant="caption" className="tabular" sx={{ color: "text.secondary" }}>
                {format.number(option.count)}
              </Typography>
            )}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
