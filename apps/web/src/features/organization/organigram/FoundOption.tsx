import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { HTMLAttributes } from "react";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";

/** A role, or someone who holds one. */
export interface Found {
  kind: "role" | "person";
  id: string;
  roleId: string;
  name: string;
  /** Where the role belongs, or which role the person holds. */
  about: string;
  photo: string | null;
}

/** What a search found, as a line of its list. */
export function FoundOption({ found, ...props }: HTMLAttributes<HTMLLIElement> & { found: Found }) {
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
