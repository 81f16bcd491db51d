import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { PersonAvatar } from "../PersonAvatar.tsx";

interface Props {
  person: { name: string; email: string; photo_url: string | null };
  /** Path of the person's page; undefined when the reader has no such screen. */
  path: string | undefined;
  size?: number;
  /** Content after the name. */
  children?: ReactNode;
}

/** Photo, name as a link to the person, and email address. */
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
            // A card on a phone allows a second line.
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
