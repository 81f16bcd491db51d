import Card from "@mui/material/Card";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useListKeys } from "../../ui/list/useListKeys.ts";
import { CompanyLink } from "./CompanyLink.tsx";
import { CompanyStateChip } from "./CompanyStateChip.tsx";
import { type CompanySummary, useCompanyFacts } from "./useCompanyFacts.ts";

/** Companies as table rows. */
export function CompanyTable({ companies }: { companies: readonly CompanySummary[] }) {
  const { t } = useTranslation("companies");
  const factsOf = useCompanyFacts();
  const table = useRef<HTMLTableElement>(null);
  useListKeys(table, false);
  return (
    <Card>
      <Table ref={table}>
        <TableHead>
          <TableRow>
            <TableCell>{t("name")}</TableCell>
            <TableCell>{t("industry")}</TableCell>
            <TableCell>{t("state")}</TableCell>
            <TableCell align="right">{t("seats")}</TableCell>
            <TableCell>{t("trial")}</TableCell>
            <TableCell>{t("created")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {companies.map((company) => {
            const facts = factsOf(company);
            return (
              <TableRow key={company.id} hover>
                <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere" }}>
                  <CompanyLink company={company} />
                  <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                    {company.slug}
                  </Typography>
                </TableCell>
                <TableCell sx={company.industry ? {} : { color: "text.secondary" }}>
                  {facts.industry}
                </TableCell>
                <TableCell>
                  <CompanyStateChip state={company.state} />
                </TableCell>
                <TableCell align="right">{facts.seats}</TableCell>
                <TableCell sx={company.state === "trialing" ? {} : { color: "text.secondary" }}>
                  {facts.trial}
                </TableCell>
                <TableCell>{facts.created}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Card>
  );
}
