import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { PICTURE, uploadProblemOf } from "../../../lib/api/uploadLimits.ts";
import { LogoRow } from "../../../shared/company/LogoRow.tsx";
import { ChooseFileButton } from "../../../ui/ChooseFileButton.tsx";

interface Props {
  name: string;
  file: File | null;
  onChange: (file: File | null) => void;
}

/** Resolves to whether the browser can display a file; the server checks the content again. */
function canDraw(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    picture.src = address;
  });
}

/** Logo field of a new company, with a local preview. */
export function LogoChoice({ name, file, onChange }: Props) {
  const { t } = useTranslation(["companies", "company-form", "upload"]);
  const [shown, setShown] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const address = file && URL.createObjectURL(file);
    setShown(address);
    return () => {
      if (address) URL.revokeObjectURL(address);
    };
  }, [file]);

  const choose = async (chosen: File) => {
    setProblem(null);
    const obstacle = uploadProblemOf(chosen, PICTURE);
    if (obstacle) return setProblem(t(`upload:picture.${obstacle}`));
    const address = URL.createObjectURL(chosen);
    const isPicture = await canDraw(address);
    URL.revokeObjectURL(address);
    if (isPicture) onChange(chosen);
    else setProblem(t("upload:picture.wrong-type"));
  };
  return (
    <LogoRow name={name || "?"} src={shown} help={t("add.logo-help")}>
      <ChooseFileButton accept={PICTURE.accept} isBusy={false} onFile={(chosen) => void choose(chosen)}>
        {t(file ? "company-form:logo.replace" : "company-form:logo.choose")}
      </ChooseFileButton>
      {file && <Button onClick={() => onChange(null)}>{t("company-form:logo.remove")}</Button>}
      {problem && (
        <Alert severity="error" sx={{ flexBasis: "100%" }}>
          {problem}
        </Alert>
      )}
    </LogoRow>
  );
}
