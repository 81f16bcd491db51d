import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

/** The application is in; the rest comes by mail. */
export function Sent({ email, company }: { email: string; company: string }) {
  const { t } = useTranslation("careers");
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    told.current?.focus();
  }, []);
  return (
    <Alert ref={told} severity="success" tabIndex={-1}>
      <AlertTitle>{t("sent")}</AlertTitle>
      {t("sent-text", { email, company })}
    </Alert>
  );
}
