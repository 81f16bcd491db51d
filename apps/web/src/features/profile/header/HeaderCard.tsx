import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { Candidate } from "@vaardig/contract/profile/profile";
import VisibleIcon from "lucide-react/icons/eye";
import EditIcon from "lucide-react/icons/pencil";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { ProfilePicture } from "./ProfilePicture.tsx";

interface Props {
  person: Candidate;
  pictureButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onPreview: () => void;
}

/** Header of a profile: photo, name, headline, about, and actions. */
export function HeaderCard({ person, pictureButton, onEdit, onPreview }: Props) {
  const { t } = useTranslation("profile");
  const { name, headline, about, role, job_profile: job, department } = person;
  const place = [role?.name ?? job?.name, department?.name].filter((one) => one !== undefined);
  const canEdit = person.can.includes("edit");
  // Only employees have a public card.
  const isExternal = person.private?.system_role === "freelancer";
  return (
    <Card component="header" sx={{ p: { xs: 4, sm: 6 } }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: { xs: 3, sm: 5 }, alignItems: "center" }}>
        <ProfilePicture person={person} isMine buttonRef={pictureButton} />
        <Box sx={{ flex: { xs: "1 1 120px", sm: "1 1 240px" }, minWidth: 0 }}>
          <Typography variant="h1" className="long-words">
            {name}
          </Typography>
          {headline && <Typography sx={{ mt: 1 }}>{headline}</Typography>}
          {place.length > 0 && <Typography sx={{ color: "text.secondary" }}>{place.join(" · ")}</Typography>}
        </Box>
        <Box
          sx={{
            display: "flex",
            flexWrap: "wrap",
            gap: { xs: 1, sm: 2 },
            width: { xs: "100%", sm: "auto" },
            "& > *": { flex: { xs: "1 1 100%", sm: "none" } },
          }}
        >
          {!isExternal && (
            <Button startIcon={<VisibleIcon />} onClick={onPreview}>
              {t("preview")}
            </Button>
          )}
          {canEdit && (
            <Button variant="outlined" startIcon={<EditIcon />} onClick={onEdit}>
              {t("edit")}
            </Button>
          )}
        </Box>
      </Box>
      {about && (
        <Typography sx={{ mt: 5, maxWidth: 720, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {about}
        </Typography>
      )}
    </Card>
  );
}
