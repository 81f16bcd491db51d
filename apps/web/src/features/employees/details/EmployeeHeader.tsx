import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Employee } from "@vaardig/contract/employees/employees";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { EmployeeStatus } from "../list/EmployeeStatus.tsx";
import { type PersonAct, RowActions } from "../list/RowActions.tsx";

interface Props {
  person: Employee;
  onAct: (act: PersonAct) => void;
}

/** Header of an employee: name, placement, manager and actions. */
export function EmployeeHeader({ person, onAct }: Props) {
  const { t } = useTranslation(["employees", "common"]);
  const pathTo = usePath();
  const place = [person.department?.name, person.team?.name].filter(Boolean).join(" · ");
  const manager = person.manager && pathTo("employee-details", { candidateId: person.manager.id });
  return (
    <Card component="header" sx={{ mb: 4 }}>
      <CardContent sx={{ display: "flex", flexWrap: "wrap", gap: 4, alignItems: "flex-start" }}>
        <PersonAvatar name={person.name} src={person.photo_url} size={72} />
        <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center" }}>
            <Typography variant="h1" sx={{ overflowWrap: "anywhere" }}>
              {person.name}
            </Typography>
            <EmployeeStatus status={person.status} />
          </Box>
          <Typography sx={{ mt: 1 }}>
            {[person.role?.name ?? t(`common:shell.roles.${person.system_role}`), place]
              .filter(Boolean)
              .join(" · ")}
          </Typography>
          {person.pending_email && (
            <Typography sx={{ mt: 1, color: "text.secondary", overflowWrap: "anywhere" }}>
              {t("pending.title", { email: person.pending_email.email })}
            </Typography>
          )}
          {person.manager && (
            <Typography sx={{ mt: 1, color: "text.secondary" }}>
              {t("details.manager")}{" "}
              {manager ? (
                <Link component={RouterLink} to={manager}>
                  {person.manager.name}
                </Link>
              ) : (
                person.manager.name
              )}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: "flex", gap: 2, alignItems: "center" }}>
          {person.can.includes("edit") && (
            <Button variant="outlined" onClick={() => onAct("edit")}>
              {t("actions.edit")}
            </Button>
          )}
          <RowActions menuOnly person={person} onAct={onAct} />
        </Box>
      </CardContent>
    </Card>
  );
}
