import Typography from "@mui/material/Typography";
import type { EmployeeRow } from "@vaardig/contract/employees/employees";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/libState.ts";
import { usePath } from "../../../lib/usePath.ts";
import { PersonName } from "../../../ui/list/PersonName.tsx";

/** An employee's name as a link; the reader's own row is marked. */
export function EmployeeName({ person, size }: { person: EmployeeRow; size?: number }) {
  const { t } = useTranslation("employees");
  const isOwn = person.id === useAuth().user?.id;
  const path = usePath()("employee-details", { candidateId: person.id });
  return (
    <PersonName person={person} path={path} size={size}>
      {isOwn && (
        <Typography component="span" sx={{ ml: 2, color: "text.secondary" }}>
          ({t("you")})
        </Typography>
      )}
    </PersonName>
  );
}
