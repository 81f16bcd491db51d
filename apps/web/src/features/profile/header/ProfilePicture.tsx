import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import Typography from "@mui/material/Typography";
import type { Candidate } from "@vaardig/contract/profile/profile";
import CameraIcon from "lucide-react/icons/camera";
import { type Ref, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { PICTURE } from "../../../lib/api/uploadLimits.ts";
import { useUpload } from "../../../lib/api/useUpload.ts";
import { ChooseFileButton } from "../../../ui/ChooseFileButton.tsx";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";

interface Props {
  person: Candidate;
  isMine: boolean;
  /** Ref of the button that opens the photo menu. */
  buttonRef?: Ref<HTMLButtonElement>;
}

/** The photo, with a menu when the reader may edit the record. */
export function ProfilePicture({ person, isMine, buttonRef }: Props) {
  const { t } = useTranslation(["profile", "upload"]);
  const upload = useUpload("profile_pic", isMine ? undefined : person.id);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const picture = person.private?.picture;
  return (
    <Box sx={{ position: "relative", flex: "none" }}>
      <PersonAvatar name={person.name} src={person.photo_url} size={96} />
      {person.can.includes("edit") && (
        <IconButton
          ref={buttonRef}
          aria-label={t("profile:picture.change")}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{
            position: "absolute",
            right: -6,
            bottom: -6,
            width: 36,
            height: 36,
            bgcolor: "background.paper",
            border: 1,
            borderColor: "divider",
            "&:hover": { bgcolor: "tint" },
          }}
        >
          <CameraIcon size={20} />
        </IconButton>
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{
          paper: {
            role: "dialog",
            "aria-labelledby": id,
            sx: { p: 5, mt: 2, width: 340, maxWidth: "calc(100vw - 32px)" },
          },
        }}
      >
        <Typography id={id} variant="h3">
          {t("profile:picture.title")}
        </Typography>
        <Typography role="status" sx={{ mt: 1, mb: 4, color: "text.secondary" }}>
          {upload.busy ? t("upload:picture.busy") : t("upload:picture.help")}
        </Typography>
        {upload.problem && (
          <Alert severity="error" sx={{ mb: 4 }}>
            {upload.problem}
          </Alert>
        )}
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          <ChooseFileButton
            accept={PICTURE.accept}
            isBusy={upload.busy}
            onFile={(file) => void upload.send(file)}
          >
            {picture ? t("upload:picture.replace") : t("upload:picture.choose")}
          </ChooseFileButton>
          {picture && (
            <Button disabled={upload.busy} onClick={() => void upload.remove(picture)}>
              {t("upload:picture.remove")}
            </Button>
          )}
        </Box>
      </Popover>
    </Box>
  );
}
