import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { JobPersonMatch } from "@vaardig/contract/jobs/jobs";
import { Link as RouterLink } from "react-router";
import { usePath } from "../../../lib/usePath.ts";

interface Props {
  person: Pick<JobPersonMatch, "id" | "name" | "internal">;
  /** Opens a colleague's public card, when the reader has no screen for the profile. */
  onCard: () => void;
}

const LOOK = { color: "text.primary", fontWeight: 600, textAlign: "left", overflowWrap: "anywhere" } as const;

/** Name of a ranked person, which opens the profile or the card. */
export function MatchedName({ person: { id, name, internal }, onCard }: Props) {
  const path = usePath()(internal ? "employee-details" : "candidate-profile", { candidateId: id });
  return (
    <Typography component="h3" sx={{ fontWeight: 600, minWidth: 0 }}>
      {path ? (
        <Link component={RouterLink} to={path} underline="hover" sx={LOOK}>
          {name}
        </Link>
      ) : (
        <Link
          component="button"
          type="button"
          underline="hover"
          onClick={onCard}
          sx={{ ...LOOK, font: "inherit" }}
        >
          {name}
        </Link>
      )}
    </Typography>
  );
}
