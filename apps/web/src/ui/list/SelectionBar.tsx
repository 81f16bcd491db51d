import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";

export interface SelectionAct {
  key: string;
  label: string;
  /** Ends something. */
  ending?: boolean;
}

interface Props {
  count: number;
  total: number;
  acts: readonly SelectionAct[];
  onAct: (key: string) => void;
  onAll: () => void;
  onClear: () => void;
  /** Acts in a menu, where they would cover the list. */
  isNarrow: boolean;
  words: { region: string; count: string; all: string; clear: string; actions: string };
}

/** Raised at the bottom while something is ticked: how much, and what can be done with it. */
export function SelectionBar({ count, total, acts, onAct, onAll, onClear, isNarrow, words }: Props) {
  if (count === 0) return null;
  return (
    <Paper
      component="section"
      aria-label={words.region}
      sx={{
        position: "sticky",
        bottom: 16,
        zIndex: 2,
        mt: 4,
        px: 4,
        py: { xs: 2, sm: 3 },
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: { xs: 1, sm: 2 },
        rowGap: 1,
        border: 1,
        borderColor: "divider",
        boxShadow: 8,
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600, mr: "auto" }} className="tabular">
        {words.count}
      </Typography>
      {isNarrow && <ActsMenu acts={acts} onAct={onAct} label={words.actions} />}
      {count < total && (
        <Button size="small" onClick={onAll}>
          {words.all}
        </Button>
      )}
      <Button size="small" onClick={onClear}>
        {words.clear}
      </Button>
      {!isNarrow &&
        acts.map(({ key, label, ending }) => (
          <Button
            key={key}
            size="small"
            variant="outlined"
            color={ending ? "error" : "primary"}
            onClick={() => onAct(key)}
          >
            {label}
          </Button>
        ))}
    </Paper>
  );
}

function ActsMenu({ acts, onAct, label }: Pick<Props, "acts" | "onAct"> & { label: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {acts.map(({ key, label: words }) => (
          <MenuItem
            key={key}
            onClick={() => {
              setAnchor(null);
              onAct(key);
            }}
          >
            {words}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
