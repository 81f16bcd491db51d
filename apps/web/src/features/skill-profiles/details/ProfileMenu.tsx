import MoreIcon from "@mui/icons-material/MoreVertRounded";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

const MENU = ["edit", "copy", "delete"] as const;
export type ProfileAct = (typeof MENU)[number] | "compare";

interface Props {
  name: string;
  can: readonly string[];
  onAct: (act: ProfileAct) => void;
}

/** What else can be done with a profile. */
export function ProfileMenu({ name, can, onAct }: Props) {
  const { t } = useTranslation("skill-profiles");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const acts = MENU.filter((act) => can.includes(act));
  if (acts.length === 0) return null;
  return (
    <>
      <IconButton
        aria-label={t("head.more", { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {acts.map((act) => (
          <MenuItem
            key={act}
            onClick={() => {
              setAnchor(null);
              onAct(act);
            }}
            sx={act === "delete" ? { color: "error.main" } : undefined}
          >
            {t(`head.${act}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
