import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { EmployeeRow } from "@vaardig/contract/employees/employees";
import { eachText, LISTED_TEXTS } from "@vaardig/contract/employees/employeeTexts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import type { PlainColumn } from "./columns.ts";
import { EmployeeStatus } from "./EmployeeStatus.tsx";

interface Props {
  person: EmployeeRow;
  column: PlainColumn;
  /** The department stands below the role, because it has no column of its own. */
  withPlace: boolean;
}

/** One value of a person as a table shows it; a dash for screen and reader where there is none. */
export function EmployeeCell({ person, column, withPlace }: Props) {
  const { t } = useTranslation("common");
  const format = useFormat();
  if (column === "status") return <EmployeeStatus status={person.status} />;
  const text = {
    role: person.role?.name,
    department: person.department?.name,
    team: person.team?.name,
    manager: person.manager?.name,
    system_role: t(`shell.roles.${person.system_role}`),
    join_date: person.join_date ? format.date(person.join_date) : undefined,
    ...eachText(LISTED_TEXTS, (name) => person[name]),
  }[column];
  return text ? (
    <Box
      component="span"
      sx={{
        display: "block",
        overflowWrap: "break-word",
        ...(column === "join_date" && { whiteSpace: "nowrap" }),
        // Names of roles are the longest words of a row.
        ...(column === "role" && { minWidth: 120 }),
      }}
    >
      {text}
      {column === "role" && withPlace && person.department && (
        <Typography variant="caption" component="span" sx={{ display: "block", color: "text.secondary" }}>
          {person.department.name}
        </Typography>
      )}
    </Box>
  ) : (
    <Box component="span" sx={{ color: "text.secondary" }}>
      –
    </Box>
  );
}
