import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useListFilesQuery } from "../../../lib/api/files.api.ts";
import { PICTURE } from "../../../lib/api/uploadLimits.ts";
import { useUpload } from "../../../lib/api/useUpload.ts";
import { ChooseFileButton } from "../../../ui/ChooseFileButton.tsx";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { PicturePreview } from "./PicturePreview.tsx";
import { Section } from "./Section.tsx";

/** The profile photo: select, preview, and remove with undo. */
export function PictureSection({ name }: { name: string }) {
  const { t } = useTranslation(["account", "upload"]);
  const { data } = useListFilesQuery({ query: { use_as: "profile_pic" } });
  const upload = useUpload("profile_pic");
  const [chosen, setChosen] = useState<File | null>(null);
  const picture = data?.data[0];
  const send = async (file: File) => {
    setChosen(null);
    await upload.send(file);
  };
  return (
    <Section title={t("upload:picture.title")}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 5, flexWrap: "wrap" }}>
        <PersonAvatar name={name} src={picture?.url} size={96} />
        <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
          <Typography role="status" sx={{ color: "text.secondary" }}>
            {upload.busy ? t("upload:picture.busy") : t("upload:picture.help")}
          </Typography>
          {upload.problem && (
            <Alert severity="error" sx={{ mt: 3 }}>
              {upload.problem}
            </Alert>
          )}
          <Box sx={{ mt: 3, display: "flex", flexWrap: "wrap", gap: 2 }}>
            <ChooseFileButton accept={PICTURE.accept} isBusy={upload.busy} onFile={setChosen}>
              {picture ? t("upload:picture.replace") : t("upload:picture.choose")}
            </ChooseFileButton>
            {picture && (
              <Button disabled={upload.busy} onClick={() => void upload.remove(picture)}>
                {t("upload:picture.remove")}
              </Button>
            )}
          </Box>
        </Box>
      </Box>
      {chosen && (
        <PicturePreview file={chosen} onClose={() => setChosen(null)} onUse={() => void send(chosen)} />
      )}
    </Section>
  );
}
