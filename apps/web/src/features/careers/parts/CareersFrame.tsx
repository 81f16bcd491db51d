import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { CareersCompany } from "@vaardig/contract/careers/careers";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { LanguageSwitch } from "../../../shared/language/LanguageSwitch.tsx";
import { CompanyLogo } from "../../../ui/CompanyLogo.tsx";

interface Props {
  /** Null while loading, or when the company does not exist. */
  company: CareersCompany | null;
  /** Document title. */
  title: string;
  children: ReactNode;
}

/** Frame of the public pages: the company's name, and only a footer line about the product. */
export function CareersFrame({ company, title, children }: Props) {
  const { t } = useTranslation(["careers", "common"]);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Box sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column" }}>
      <Box sx={{ borderBottom: 1, borderColor: "divider", bgcolor: "background.paper" }}>
        <Box
          sx={{
            maxWidth: 960,
            mx: "auto",
            px: { xs: 4, sm: 6 },
            py: 3,
            display: "flex",
            alignItems: "center",
            gap: 3,
          }}
        >
          {company && (
            <Link
              component={RouterLink}
              to={`/careers/${company.slug}`}
              underline="hover"
              sx={{ display: "flex", alignItems: "center", gap: 3, minWidth: 0, color: "text.primary" }}
            >
              <CompanyLogo name={company.name} src={company.logo_url} />
              <Typography component="span" noWrap sx={{ fontWeight: 600 }}>
                {company.name}
              </Typography>
            </Link>
          )}
          <Box sx={{ ml: "auto", flex: "none" }}>
            <LanguageSwitch />
          </Box>
        </Box>
      </Box>
      <Box
        sx={{
          flex: 1,
          width: "100%",
          maxWidth: 960,
          mx: "auto",
          px: { xs: 4, sm: 6 },
          py: { xs: 6, sm: 10 },
        }}
      >
        {children}
      </Box>
      <Typography
        variant="caption"
        component="p"
        sx={{ py: 6, px: 4, textAlign: "center", color: "text.secondary" }}
      >
        {t("careers:made-with", { product: t("common:app-name") })}
      </Typography>
    </Box>
  );
}
