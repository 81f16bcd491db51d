import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Employee } from "@vaardig/contract/employees/employees";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { FoldingRecordHeader } from "../../../ui/FoldingRecordHeader.tsx";
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
  const about = [person.role?.name ?? t(`common:shell.roles.${person.system_role}`), place]
    .filter(Boolean)
    .join(" · ");
  return (
    <FoldingRecordHeader
      name={person.name}
      picture={(size) => <PersonAvatar name={person.name} src={person.photo_url} size={size} />}
      about={about}
      chips={<EmployeeStatus status={person.status} />}
      acts={
        person.can.includes("edit") && (
          <Button variant="outlined" onClick={() => onAct("edit")}>
            {t("actions.edit")}
          </Button>
        )
      }
      menu={() => <RowActions menuOnly person={person} onAct={onAct} />}
    >
      <Typography sx={{ mt: 1 }}>{about}</Typography>
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
    </FoldingRecordHeader>
  );
}
