import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Company } from "@vaardig/contract/company/company";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { PICTURE, uploadProblemOf } from "../../../lib/api/uploadLimits.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ChooseFileButton } from "../../../ui/ChooseFileButton.tsx";
import { CompanyLogo } from "../../../ui/CompanyLogo.tsx";
import { useDeleteLogoMutation, useUploadLogoMutation } from "../company.api.ts";

/** The company's logo as it is, and what can be done with it; takes effect at once, beside the form's own saving. */
export function LogoField({ company }: { company: Company }) {
  const { t } = useTranslation(["company", "upload"]);
  const { show } = useSnackbar();
  const [upload, uploading] = useUploadLogoMutation();
  const [remove, removing] = useDeleteLogoMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = uploading.isLoading || removing.isLoading;

  const attempt = async (call: Promise<unknown>, done: string) => {
    setProblem(null);
    try {
      await call;
      show(done);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.code === "file_unsupported_type" ? t("upload:picture.wrong-type") : error.message);
    }
  };
  const send = async (file: File) => {
    const obstacle = uploadProblemOf(file, PICTURE);
    if (obstacle) setProblem(t(`upload:picture.${obstacle}`));
    else await attempt(upload({ file }).unwrap(), t("logo.saved"));
  };
  return (
    <Box role="group" aria-label={t("logo.label")} sx={{ display: "grid", gap: 3 }}>
      <Typography sx={{ fontWeight: 500 }}>{t("logo.label")}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4 }}>
        <CompanyLogo name={company.name} src={company.logo_url} size={72} />
        <Box sx={{ flex: "1 1 200px" }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
            <ChooseFileButton accept={PICTURE.accept} isBusy={isBusy} onFile={(file) => void send(file)}>
              {t(company.logo_url ? "logo.replace" : "logo.choose")}
            </ChooseFileButton>
            {company.logo_url && (
              <Button disabled={isBusy} onClick={() => void attempt(remove().unwrap(), t("logo.removed"))}>
                {t("logo.remove")}
              </Button>
            )}
          </Box>
          <Typography variant="caption" component="p" sx={{ mt: 2, color: "text.secondary" }}>
            {t("logo.help")}
          </Typography>
        </Box>
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}
