import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import type { Company } from "@vaardig/contract/company/company";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../lib/api/apiError.ts";
import { PICTURE, uploadProblemOf } from "../../lib/api/uploadLimits.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { ChooseFileButton } from "../../ui/ChooseFileButton.tsx";
import { LogoRow } from "./LogoRow.tsx";

interface Props {
  company: Pick<Company, "name" | "logo_url">;
  /** Both reject with the call's error. */
  onUpload: (file: File) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
}

/** The company's logo with its actions; saved immediately, separately from the form. */
export function LogoField({ company, onUpload, onRemove }: Props) {
  const { t } = useTranslation(["company-form", "upload"]);
  const { show } = useSnackbar();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = async (call: () => Promise<unknown>, done: string) => {
    setProblem(null);
    setBusy(true);
    try {
      await call();
      show(done);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.code === "file_unsupported_type" ? t("upload:picture.wrong-type") : error.message);
    } finally {
      setBusy(false);
    }
  };
  const send = async (file: File) => {
    const obstacle = uploadProblemOf(file, PICTURE);
    if (obstacle) setProblem(t(`upload:picture.${obstacle}`));
    else await attempt(() => onUpload(file), t("logo.saved"));
  };
  return (
    <LogoRow name={company.name} src={company.logo_url} help={t("logo.help")}>
      <ChooseFileButton accept={PICTURE.accept} isBusy={isBusy} onFile={(file) => void send(file)}>
        {t(company.logo_url ? "logo.replace" : "logo.choose")}
      </ChooseFileButton>
      {company.logo_url && (
        <Button disabled={isBusy} onClick={() => void attempt(onRemove, t("logo.removed"))}>
          {t("logo.remove")}
        </Button>
      )}
      {problem && (
        <Alert severity="error" sx={{ flexBasis: "100%" }}>
          {problem}
        </Alert>
      )}
    </LogoRow>
  );
}
