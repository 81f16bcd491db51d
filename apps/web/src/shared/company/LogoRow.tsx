import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CompanyLogo } from "../../ui/CompanyLogo.tsx";

interface Props {
  name: string;
  src: string | null;
  help: string;
  /** Buttons and error message. */
  children: ReactNode;
}

/** A logo with its actions. */
export function LogoRow({ name, src, help, children }: Props) {
  const { t } = useTranslation("company-form");
  return (
    <Box role="group" aria-label={t("logo.label")} sx={{ display: "grid", gap: 3 }}>
      <Typography sx={{ fontWeight: 500 }}>{t("logo.label")}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4 }}>
        <CompanyLogo name={name} src={src} size={72} />
        <Box sx={{ flex: "1 1 200px" }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>{children}</Box>
          <Typography variant="caption" component="p" sx={{ mt: 2, color: "text.secondary" }}>
            {help}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
