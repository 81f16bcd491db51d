import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { Customer } from "@vaardig/contract/companies/customers";
import { useTranslation } from "react-i18next";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { industryName } from "../../../shared/company/industries.ts";
import { CompanyLogo } from "../../../ui/CompanyLogo.tsx";
import { CompanyStateChip } from "../CompanyStateChip.tsx";
import { LIFE_ACTS, type LifeAct } from "./LifeDialog.tsx";

interface Props {
  company: Customer;
  onAct: (act: LifeAct) => void;
}

/** Header of a company: name, lifecycle state and actions. */
export function CompanyHeader({ company, onAct }: Props) {
  const { t } = useTranslation("companies");
  const language = useCurrentLanguage();
  const facts = [industryName(company.industry, language) || t("no-industry"), company.slug];
  return (
    <Card component="header" sx={{ mb: 4 }}>
      <CardContent sx={{ display: "flex", flexWrap: "wrap", gap: 4, alignItems: "flex-start" }}>
        <CompanyLogo name={company.name} src={company.logo_url} size={72} />
        <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center" }}>
            <Typography variant="h1" sx={{ overflowWrap: "anywhere" }}>
              {company.name}
            </Typography>
            <CompanyStateChip state={company.life.state} />
          </Box>
          <Typography sx={{ mt: 1, color: "text.secondary", overflowWrap: "anywhere" }}>
            {facts.join(" · ")}
          </Typography>
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          {LIFE_ACTS.filter((act) => company.can.includes(act)).map((act) => (
            <Button
              key={act}
              variant={act === "resume" ? "contained" : "outlined"}
              color={act === "suspend" ? "error" : "primary"}
              onClick={() => onAct(act)}
            >
              {t(`acts.${act}.button`)}
            </Button>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
