import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { CandidateRow } from "@vaardig/contract/candidateList";
import { Link as RouterLink } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";

interface Props {
  person: Pick<CandidateRow, "id" | "name" | "email" | "photo_url">;
  size?: number;
}

/** Picture, name as the link to the profile, and the address. */
export function Who({ person, size = 36 }: Props) {
  const path = usePath()("candidate-profile", { candidateId: person.id });
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
