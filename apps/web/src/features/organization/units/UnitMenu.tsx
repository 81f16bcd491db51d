import MoreIcon from "@mui/icons-material/MoreHorizRounded";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { CHANGES, type Unit, useAct } from "./unitAction.ts";

/** What may be done with a unit; a role is also one step from its place in the organigram. */
export function UnitMenu({ of }: { of: Unit }) {
  const { t } = useTranslation("organization");
  const act = useAct();
  const pathTo = usePath();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const { unit, kind } = of;
  const verbs = CHANGES.filter((verb) => unit.can.includes(verb));
  const adds = (["team", "role"] as const).filter((added) => unit.can.includes(`create_${added}`));
  const start =
    of.kind === "team" ? { departmentId: of.unit.department.id, teamId: unit.id } : { departmentId: unit.id };
  const chart = kind === "role" ? pathTo("organigram") : undefined;
  if (verbs.length + adds.length === 0 && !chart) return null;
  return (
    <>
      <IconButton
        aria-label={t("menu.of", { name: unit.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {adds.map((added) => (
          <MenuItem
            key={added}
            onClick={() => {
              setAnchor(null);
              act({ verb: "create", kind: added, ...start });
            }}
          >
            {t(`add.${added}`)}
          </MenuItem>
        ))}
        {verbs.map((verb) => (
          <MenuItem
            key={verb}
            onClick={() => {
              setAnchor(null);
              act({ verb, ...of });
            }}
            sx={verb === "delete" ? { color: "error.main" } : undefined}
          >
            {t(`menu.${verb}`)}
          </MenuItem>
        ))}
        {chart && (
          <MenuItem component={Link} to={`${chart}?open=${unit.id}`}>
            {t("menu.organigram")}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
