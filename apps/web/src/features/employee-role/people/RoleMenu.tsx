import Button from "@mui/material/Button";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { type EmployeeRole, GIVEN_ROLES } from "@vaardig/contract/employee-role/employeeRole";
import ExpandIcon from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GivenRole } from "./useRoleChange.ts";

interface Props {
  person: EmployeeRole;
  isBusy: boolean;
  onChoose: (role: GivenRole) => void;
}

/** Menu of access levels, each with a description. */
export function RoleMenu({ person, isBusy, onChoose }: Props) {
  const { t } = useTranslation(["employee-role", "common"]);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const role = t(`common:shell.roles.${person.system_role}`);
  return (
    <>
      <Button
        color="inherit"
        endIcon={<ExpandIcon />}
        aria-label={t("change", { name: person.name, role })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        aria-disabled={isBusy}
        onClick={(event) => !isBusy && setAnchor(event.currentTarget)}
        sx={{ ml: { md: -4 }, mr: { xs: -4, md: 0 }, fontWeight: 400 }}
      >
        {role}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {GIVEN_ROLES.map((option) => (
          <MenuItem
            key={option}
            role="menuitemradio"
            aria-checked={option === person.system_role}
            selected={option === person.system_role}
            onClick={() => {
              setAnchor(null);
              if (option !== person.system_role) onChoose(option);
            }}
            sx={{ maxWidth: 340, whiteSpace: "normal" }}
          >
            <ListItemText
              primary={t(`common:shell.roles.${option}`)}
              secondary={t(`role-help.${option}`)}
              slotProps={{ primary: { sx: { fontWeight: 500 } }, secondary: { variant: "caption" } }}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
