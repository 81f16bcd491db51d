import AddIcon from "@mui/icons-material/AddRounded";
import ExpandIcon from "@mui/icons-material/ExpandMoreRounded";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

const WAYS = ["resume", "upload", "duplicates"] as const;
export type Way = "add" | (typeof WAYS)[number];

/** Adds one candidate; the arrow beside it holds the other ways, and the search for people who are there twice. */
export function AddMenu({ can, onBegin }: { can: readonly string[]; onBegin: (way: Way) => void }) {
  const { t } = useTranslation("candidates");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  if (!can.includes("add")) return null;
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => onBegin("add")}>
        {t("ways.add")}
      </Button>
      <IconButton
        aria-label={t("ways.more")}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ border: 1, borderColor: "controlLine", width: 40, height: 40 }}
      >
        <ExpandIcon />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {WAYS.map((way) => (
          <MenuItem
            key={way}
            onClick={() => {
              setAnchor(null);
              onBegin(way);
            }}
          >
            {t(`ways.${way}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
