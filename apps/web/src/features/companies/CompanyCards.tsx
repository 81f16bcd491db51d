import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { CompanyLink } from "./CompanyLink.tsx";
import { CompanyStateChip } from "./CompanyStateChip.tsx";
import { type CompanySummary, useCompanyFacts } from "./useCompanyFacts.ts";

const FACTS = ["industry", "seats", "trial", "created"] as const;

/** Companies as cards, for a small screen. */
export function CompanyCards({ companies }: { companies: readonly CompanySummary[] }) {
  const { t } = useTranslation("companies");
  const factsOf = useCompanyFacts();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 3 }}>
      {companies.map((company) => {
        const facts = factsOf(company);
        return (
          <Card component="li" key={company.id} sx={{ p: 4 }}>
            <Box sx={{ display: "flex", gap: 3, alignItems: "flex-start", mb: 3 }}>
              <Typography variant="h3" component="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
                <CompanyLink company={company} />
              </Typography>
              <CompanyStateChip state={company.state} />
            </Box>
            <Box component="dl" sx={{ m: 0, display: "grid", gap: 3, gridTemplateColumns: "1fr 1fr" }}>
              {FACTS.map((name) => (
                <Box key={name} sx={{ minWidth: 0 }}>
                  <Typography component="dt" variant="caption" sx={{ color: "text.secondary" }}>
                    {t(name)}
                  </Typography>
                  <Typography component="dd" className="tabular" sx={{ m: 0 }}>
                    {facts[name]}
                  </Typography>
                </Box>
              ))}
            </Box>
          </Card>
        );
      })}
    </Box>
  );
}
