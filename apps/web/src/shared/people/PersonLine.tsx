import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { PersonRef } from "@vaardig/contract/organization/organization";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { usePath } from "../../lib/usePath.ts";
import { PersonAvatar } from "../../ui/PersonAvatar.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";

interface Props {
  person: PersonRef & { internal: boolean };
  /** Title and location; empty values are omitted. */
  about: readonly (string | null)[];
  /** Opens a colleague's public card, when the reader has no screen for the profile. */
  onCard: () => void;
  children?: ReactNode;
}

/**
 * Photo, name and title of a person, with a mark for external people; the name links to the profile or opens
 * the card.
 */
export function PersonLine({ person, about, onCard, children }: Props) {
  const { t } = useTranslation();
  const pathTo = usePath();
  const screen = person.internal ? "employee-details" : "candidate-profile";
  const path = pathTo(screen, { candidateId: person.id });
  const look = {
    color: "text.primary",
    fontWeight: 600,
    textAlign: "left",
    overflowWrap: "anywhere",
  } as const;
  return (
    <Box sx={{ display: "flex", gap: 3, alignItems: "center", minWidth: 0 }}>
      <PersonAvatar name={person.name} src={person.photo_url} />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h3" sx={{ fontWeight: 600, lineHeight: 1.4 }}>
          {path ? (
            <Link component={RouterLink} to={path} underline="hover" sx={look}>
              {person.name}
            </Link>
          ) : (
            <Link
              component="button"
              type="button"
              underline="hover"
              onClick={onCard}
              sx={{ ...look, font: "inherit" }}
            >
              {person.name}
            </Link>
          )}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: "text.secondary", overflowWrap: "anywhere" }}
        >
          {about.filter(Boolean).join(" · ")}
        </Typography>
        {children}
        {!person.internal && <StatusChip label={t("people.external")} tone="info" />}
      </Box>
    </Box>
  );
}
