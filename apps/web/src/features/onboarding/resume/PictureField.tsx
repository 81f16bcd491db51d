import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useListFilesQuery } from "../../../lib/api/files.api.ts";
import { PICTURE } from "../../../lib/api/uploadLimits.ts";
import type { Upload } from "../../../lib/api/useUpload.ts";
import { useAuth } from "../../../lib/libState.ts";
import { ChooseFileButton } from "../../../ui/ChooseFileButton.tsx";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";

/** Optional profile photo with preview; `upload` belongs to the step, because its parts are remounted. */
export function PictureField({ upload }: { upload: Upload }) {
  const { t } = useTranslation("upload");
  const { user } = useAuth();
  const { data } = useListFilesQuery({ query: { use_as: "profile_pic" } });
  const picture = upload.stored === undefined ? data?.data[0] : upload.stored;
  return (
    <Box component="section" aria-label={t("picture.title")}>
      <Typography variant="h2">{t("picture.title")}</Typography>
      <Box sx={{ mt: 4, display: "flex", alignItems: "center", gap: 5, flexWrap: "wrap" }}>
        <PersonAvatar
          name={`${user?.first_name ?? ""} ${user?.last_name ?? ""}`}
          src={picture?.url}
          size={72}
        />
        <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
          <Typography role="status" sx={{ color: "text.secondary" }}>
            {upload.busy ? t("picture.busy") : t("picture.help")}
          </Typography>
          {upload.problem && (
            <Typography role="alert" sx={{ mt: 1, color: "error.main" }}>
              {upload.problem}
            </Typography>
          )}
          <Box sx={{ mt: 3, display: "flex", gap: 2 }}>
            <ChooseFileButton accept={PICTURE.accept} onFile={upload.send} isBusy={upload.busy}>
              {picture ? t("picture.replace") : t("picture.choose")}
            </ChooseFileButton>
            {picture && (
              <Button onClick={() => void upload.remove(picture)} disabled={upload.busy}>
                {t("picture.remove")}
              </Button>
            )}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
