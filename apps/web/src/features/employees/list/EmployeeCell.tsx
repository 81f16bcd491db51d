import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { EmployeeRow } from "@vaardig/contract/employees/employees";
import { LISTED_TEXTS, mapTexts } from "@vaardig/contract/employees/employeeTexts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import type { PlainColumn } from "./columns.ts";
import { EmployeeStatus } from "./EmployeeStatus.tsx";

interface Props {
  person: EmployeeRow;
  column: PlainColumn;
  /** Shows the department below the position, when it has no column. */
  withPlace: boolean;
}

/** One table cell of a person; a dash when empty, also for screen readers. */
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
    ...mapTexts(LISTED_TEXTS, (name) => person[name]),
  }[column];
  return text ? (
    <Box
      component="span"
      sx={{
        display: "block",
        overflowWrap: "break-word",
        ...(column === "join_date" && { whiteSpace: "nowrap" }),
        // Position names are the longest texts of a row.
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
