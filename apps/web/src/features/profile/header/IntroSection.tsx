import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Candidate } from "@vaardig/contract/profile/profile";
import EditIcon from "lucide-react/icons/pencil";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../parts/SectionCard.tsx";
import { ProfilePicture } from "./ProfilePicture.tsx";

/** Introduction of another person; the name is above the tabs. */
export function IntroSection({ person, onEdit }: { person: Candidate; onEdit: () => void }) {
  const { t } = useTranslation(["profile", "common"]);
  const { headline, about } = person;
  const canEdit = person.can.includes("edit");
  if (!canEdit && !headline && !about) return null;
  return (
    <SectionCard
      title={t("profile:intro")}
      action={
        canEdit && (
          <Button startIcon={<EditIcon />} aria-label={t("profile:edit")} onClick={onEdit}>
            {t("common:edit")}
          </Button>
        )
      }
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 5 }}>
        {canEdit && <ProfilePicture person={person} isMine={false} />}
        <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
          {headline && <Typography variant="h3">{headline}</Typography>}
          <Typography
            sx={{
              mt: headline ? 1 : 0,
              whiteSpace: "pre-wrap",
              overflowWrap: "anywhere",
              color: about ? "text.primary" : "text.secondary",
            }}
          >
            {about ?? t("profile:about-empty")}
          </Typography>
        </Box>
      </Box>
    </SectionCard>
  );
}
