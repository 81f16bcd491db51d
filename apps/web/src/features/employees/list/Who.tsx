import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { EmployeeRow } from "@vaardig/contract/employees";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useAuth } from "../../../lib/libState.ts";
import { usePath } from "../../../lib/usePath.ts";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";

/** Picture, name as the link to the person, and the address. */
export function Who({ person, size = 36 }: { person: EmployeeRow; size?: number }) {
  const { t } = useTranslation("employees");
  const { user } = useAuth();
  const pathTo = usePath();
  const path = pathTo("employee-details", { candidateId: person.id });
  return (
    <Box sx={{ display: "flex", gap: 3, alignItems: "center", minWidth: 0 }}>
      <PersonAvatar name={person.name} src={person.photo_url} size={size} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
          {path ? (
            <Link component={RouterLink} to={path} color="inherit" underline="hover">
              {person.name}
            </Link>
          ) : (
            person.name
          )}
          {person.id === user?.id && (
            <Typography component="span" sx={{ ml: 2, color: "text.secondary" }}>
              ({t("you")})
            </Typography>
          )}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          noWrap
          title={person.email}
          sx={{ color: "text.secondary" }}
        >
          {person.email}
        </Typography>
      </Box>
    </Box>
  );
}
