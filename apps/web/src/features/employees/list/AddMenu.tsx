import AddIcon from "@mui/icons-material/AddRounded";
import ExpandIcon from "@mui/icons-material/ExpandMoreRounded";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  can: readonly string[];
  onAdd: () => void;
  onUpload: () => void;
  onInviteAll: () => void;
}

/** Adds one person; the arrow beside it holds the ways for many. */
export function AddMenu({ can, onAdd, onUpload, onInviteAll }: Props) {
  const { t } = useTranslation("employees");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const begin = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} disabled={!can.includes("add")} onClick={onAdd}>
        {t("add")}
      </Button>
      <IconButton
        aria-label={t("more")}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ border: 1, borderColor: "controlLine", width: 40, height: 40 }}
      >
        <ExpandIcon />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {can.includes("bulk_upload") && <MenuItem onClick={begin(onUpload)}>{t("bulk-upload")}</MenuItem>}
        {can.includes("invite") && <MenuItem onClick={begin(onInviteAll)}>{t("invite-all")}</MenuItem>}
      </Menu>
    </>
  );
}
