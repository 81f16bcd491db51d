import EditIcon from "@mui/icons-material/EditOutlined";
import MoreIcon from "@mui/icons-material/MoreVertRounded";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { EmployeeRow } from "@vaardig/contract/employees";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

/** Acts on one person, in the order of the menu; those that end something stand apart. */
export const PERSON_ACTS = [
  "edit",
  "invite",
  "resend_invitation",
  "add_to_talent_pool",
  "add_to_job",
  "deactivate",
  "reactivate",
  "delete",
] as const;
export type PersonAct = (typeof PERSON_ACTS)[number];

const ENDING: readonly PersonAct[] = ["deactivate", "delete"];

interface Props {
  person: Pick<EmployeeRow, "id" | "name" | "can">;
  onAct: (act: PersonAct) => void;
  /** Without the pencil that shows on hover and focus. */
  menuOnly?: boolean;
}

/** What can be done with a person: the pencil on hover and focus, everything in the menu. */
export function RowActions({ person, onAct, menuOnly = false }: Props) {
  const { t } = useTranslation("employees");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const acts = PERSON_ACTS.filter((act) => person.can.includes(act));
  if (acts.length === 0) return null;
  const begin = (act: PersonAct) => {
    setAnchor(null);
    onAct(act);
  };
  return (
    <Box sx={{ display: "flex", justifyContent: "flex-end" }}>
      {!menuOnly && acts.includes("edit") && (
        <IconButton
          className="on-hover"
          size="small"
          aria-label={t("actions.edit-name", { name: person.name })}
          onClick={() => onAct("edit")}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      )}
      <IconButton
        size="small"
        aria-label={t("actions.of", { name: person.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {acts.flatMap((act, at) => [
          ENDING.includes(act) && !acts.slice(0, at).some((one) => ENDING.includes(one)) && at > 0 ? (
            <Divider key="ending" component="li" sx={{ my: 1 }} />
          ) : null,
          <MenuItem
            key={act}
            onClick={() => begin(act)}
            sx={act === "delete" ? { color: "error.main" } : undefined}
          >
            {t(`actions.${act}`)}
          </MenuItem>,
        ])}
      </Menu>
    </Box>
  );
}
