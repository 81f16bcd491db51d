import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { EmployeeRole } from "@vaardig/contract/employee-role/employeeRole";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/libState.ts";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { RoleCell } from "./RoleCell.tsx";
import { SignUpActions } from "./SignUpActions.tsx";

const TONE = {
  not_invited: "neutral",
  invited: "info",
  unconfirmed: "neutral",
  awaiting_approval: "attention",
  active: "positive",
  deactivated: "neutral",
} as const;

interface Props {
  people: readonly EmployeeRole[];
  isFetching: boolean;
}

/** One page of people: name, account state, and access level. */
export function PersonList({ people, isFetching }: Props) {
  return (
    <Card
      component="ul"
      aria-busy={isFetching}
      sx={{ m: 0, p: 0, listStyle: "none", opacity: isFetching ? 0.6 : 1 }}
    >
      {people.map((person) => (
        <PersonRow key={person.id} person={person} />
      ))}
    </Card>
  );
}

function PersonRow({ person }: { person: EmployeeRole }) {
  const { t } = useTranslation("employee-role");
  const { user } = useAuth();
  return (
    <Box
      component="li"
      sx={{
        px: { xs: 4, sm: 5 },
        py: 3,
        display: "grid",
        columnGap: 4,
        rowGap: 2,
        alignItems: "center",
        gridTemplateColumns: { xs: "auto minmax(0, 1fr)", md: "minmax(0, 1fr) 200px 260px" },
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0 },
      }}
    >
      <Box sx={{ gridColumn: { xs: "1 / -1", md: "auto" } }}>
        <PersonIdentity name={person.name} email={person.email} isSelf={person.id === user?.id} />
      </Box>
      <Box sx={{ display: "flex" }}>
        <StatusChip label={t(`statuses.${person.status}`)} tone={TONE[person.status]} />
      </Box>
      <Box sx={{ justifySelf: { xs: "end", md: "start" } }}>
        {person.can.includes("approve") ? <SignUpActions person={person} /> : <RoleCell person={person} />}
      </Box>
    </Box>
  );
}

interface WhoProps {
  name: string;
  email: string;
  photo?: string | null;
  isSelf?: boolean;
}

/** Photo, name and email address of a person. */
export function PersonIdentity({ name, email, photo, isSelf = false }: WhoProps) {
  const { t } = useTranslation("employee-role");
  return (
    <Box sx={{ display: "flex", gap: 3, alignItems: "center", minWidth: 0 }}>
      <PersonAvatar name={name} src={photo} size={36} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
          {name}
          {isSelf && (
            <Typography component="span" sx={{ ml: 2, color: "text.secondary" }}>
              ({t("you")})
            </Typography>
          )}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: "text.secondary", overflowWrap: "anywhere" }}
        >
          {email}
        </Typography>
      </Box>
    </Box>
  );
}
