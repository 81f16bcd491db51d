import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { PersonAvatar } from "../PersonAvatar.tsx";

interface Props {
  person: { name: string; email: string; photo_url: string | null };
  /** The person's own page; nothing where the reader has no screen for it. */
  path: string | undefined;
  size?: number;
  /** What stands behind the name. */
  children?: ReactNode;
}

/** Picture, name as the link to the person, and the address. */
export function PersonName({ person, path, size = 36, children }: Props) {
  const at = person.email.indexOf("@");
  const [local, domain] = [person.email.slice(0, at), person.email.slice(at)];
  return (
    <Box sx={{ display: "flex", gap: 3, alignItems: "center", minWidth: 0 }}>
      <PersonAvatar name={person.name} src={person.photo_url} size={size} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
          {path ? (
            <Link
              component={RouterLink}
              to={path}
              color="inherit"
              underline="hover"
              sx={{ fontWeight: "inherit" }}
            >
              {person.name}
            </Link>
          ) : (
            person.name
          )}
          {children}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          title={person.email}
          sx={{
            color: "text.secondary",
            overflow: "hidden",
            textOverflow: "ellipsis",
            // A card of a phone has room for a second line.
            whiteSpace: { sm: "nowrap" },
            overflowWrap: "anywhere",
            "& wbr": { display: { sm: "none" } },
          }}
        >
          {local}
          <wbr />
          {domain}
        </Typography>
      </Box>
    </Box>
  );
}
