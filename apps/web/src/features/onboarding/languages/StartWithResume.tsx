import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { StoredFile } from "@vaardig/contract/files/files";
import { useTranslation } from "react-i18next";
import { RESUME } from "../../../lib/api/uploadLimits.ts";
import type { Upload } from "../../../lib/api/useUpload.ts";
import { ChooseFileButton } from "../../../ui/ChooseFileButton.tsx";

/** Offers to start with a résumé, whose data is then reviewed. */
export function StartWithResume({ upload, file }: { upload: Upload; file: StoredFile | null }) {
  const { t } = useTranslation(["onboarding", "upload"]);
  return (
    <Card
      component="section"
      aria-label={t("onboarding:languages.with-resume")}
      sx={{ p: { xs: 4, sm: 5 }, display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4 }}
    >
      <Box sx={{ flex: "1 1 260px", minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
          {file ? file.name : t("onboarding:languages.with-resume")}
        </Typography>
        <Typography variant="caption" component="p" role="status" sx={{ color: "text.secondary" }}>
          {upload.busy
            ? t("upload:resume.reading")
            : t(file ? "onboarding:languages.resume-read" : "onboarding:languages.with-resume-help")}
        </Typography>
        {upload.problem && (
          <Typography role="alert" sx={{ mt: 1, color: "error.main" }}>
            {upload.problem}. {t("onboarding:languages.still-fine")}
          </Typography>
        )}
      </Box>
      <ChooseFileButton
        accept={RESUME.accept}
        onFile={(chosen) => void upload.send(chosen)}
        isBusy={upload.busy}
      >
        {t(file ? "upload:replace" : "upload:resume.choose")}
      </ChooseFileButton>
    </Card>
  );
}
