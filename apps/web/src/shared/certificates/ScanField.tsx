import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SCAN, uploadProblemOf } from "../../lib/api/uploadLimits.ts";
import { ChooseFileButton } from "../../ui/ChooseFileButton.tsx";

interface Props {
  /** File name of the stored scan; null without one. */
  stored: string | null;
  /** File to save; undefined keeps the stored one, null removes it. */
  file: File | null | undefined;
  onFile: (file: File | null | undefined) => void;
  isBusy: boolean;
}

/** Field for the scan of a certificate: checked immediately, stored on save. */
export function ScanField({ stored, file, onFile, isBusy }: Props) {
  const { t } = useTranslation("certificates");
  const [problem, setProblem] = useState<string | null>(null);
  const shown = file === undefined ? stored : (file?.name ?? null);
  const take = (chosen: File) => {
    const obstacle = uploadProblemOf(chosen, SCAN);
    setProblem(obstacle && t(`scan-problems.${obstacle}`));
    if (!obstacle) onFile(chosen);
  };
  return (
    <Box role="group" aria-label={t("scan")} sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Typography sx={{ fontWeight: 500 }}>{t("scan")}</Typography>
      <Typography sx={{ overflowWrap: "anywhere", color: shown ? "text.primary" : "text.secondary" }}>
        {shown ?? t("no-scan")}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <ChooseFileButton accept={SCAN.accept} onFile={take} isBusy={isBusy}>
          {t(shown ? "replace-scan" : "choose-scan")}
        </ChooseFileButton>
        {shown && (
          <Button
            disabled={isBusy}
            onClick={() => onFile(stored === null || file === undefined ? null : undefined)}
          >
            {t("remove-scan")}
          </Button>
        )}
      </Box>
      <Typography variant="caption" sx={{ color: "text.secondary" }}>
        {t("scan-help")}
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}
