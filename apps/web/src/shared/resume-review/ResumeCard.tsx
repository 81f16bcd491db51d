import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { StoredFile } from "@vaardig/contract/files/files";
import FileIcon from "lucide-react/icons/file-text";
import { useTranslation } from "react-i18next";
import { RESUME } from "../../lib/api/uploadLimits.ts";
import type { Upload } from "../../lib/api/useUpload.ts";
import { fileSize } from "../../lib/fileSize.ts";
import { useFormat } from "../../lib/language/useFormat.ts";
import { ChooseFileButton } from "../../ui/ChooseFileButton.tsx";
import { ScanOffer } from "./ScanOffer.tsx";

/** The stored résumé: name, size and actions. */
export function ResumeCard({ file, upload }: { file: StoredFile; upload: Upload }) {
  const { t } = useTranslation("upload");
  const format = useFormat();
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Card sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4, p: { xs: 4, sm: 5 } }}>
        <Box
          sx={{
            flex: "none",
            display: "grid",
            placeItems: "center",
            width: 48,
            height: 48,
            borderRadius: 1,
            bgcolor: "tint",
            color: "primary.main",
          }}
        >
          <FileIcon />
        </Box>
        <Box sx={{ flex: "1 1 180px", minWidth: 0 }}>
          <Link href={file.url} download sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {file.name}
          </Link>
          <Typography variant="caption" component="p" role="status" sx={{ color: "text.secondary" }}>
            {upload.busy ? upload.busyText : `${fileSize(file.size, format)} · ${t("resume.read")}`}
          </Typography>
        </Box>
        <Box sx={{ display: "flex", gap: 2 }}>
          <ChooseFileButton accept={RESUME.accept} onFile={upload.send} isBusy={upload.busy}>
            {t("replace")}
          </ChooseFileButton>
          <Button onClick={() => void upload.remove(file)} disabled={upload.busy}>
            {t("remove")}
          </Button>
        </Box>
      </Card>
      {upload.problem && (
        <Alert severity="error">
          <ScanOffer problem={upload.problem} onRecognize={upload.recognize} />
        </Alert>
      )}
    </Box>
  );
}
