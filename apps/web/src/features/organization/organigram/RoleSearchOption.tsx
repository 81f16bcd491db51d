import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { HTMLAttributes } from "react";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";

/** A position, or a person who holds one. */
export interface RoleSearchHit {
  kind: "role" | "person";
  id: string;
  roleId: string;
  name: string;
  /** Department of the position, or position of the person. */
  about: string;
  photo: string | null;
}

/** A search result as a list option. */
export function RoleSearchOption({
  found,
  ...props
}: HTMLAttributes<HTMLLIElement> & { found: RoleSearchHit }) {
  return (
    <Box component="li" {...props} sx={{ gap: 3 }}>
      {found.kind === "person" && <PersonAvatar name={found.name} src={found.photo} size={32} />}
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{found.name}</Typography>
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {found.about}
        </Typography>
      </Box>
    </Box>
  );
}
