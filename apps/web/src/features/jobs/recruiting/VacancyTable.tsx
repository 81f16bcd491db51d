import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { ListedVacancy } from "@vaardig/contract/vacancies";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { RecordState } from "../../../ui/approval/RecordState.tsx";
import { Applicants } from "./Applicants.tsx";

const WIDE = { display: { xs: "none", lg: "table-cell" } };
const APART = { display: { xs: "none", sm: "table-cell" } };

/** Vacancies as rows; on a phone state and people stand under the name. */
export function VacancyTable({ vacancies }: { vacancies: readonly ListedVacancy[] }) {
  const { t } = useTranslation("jobs");
  const format = useFormat();
  const pathTo = usePath();
  return (
    <Card sx={{ overflowX: "auto" }}>
      <Table aria-label={t("vacancies")}>
        <TableHead>
          <TableRow>
            <TableCell>{t("vacancy")}</TableCell>
            <TableCell sx={APART}>{t("state")}</TableCell>
            <TableCell sx={APART}>{t("in-the-running")}</TableCell>
            <TableCell sx={WIDE}>{t("owner")}</TableCell>
            <TableCell sx={WIDE}>{t("created")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {vacancies.map((vacancy) => {
            const facts = [
              vacancy.department,
              vacancy.location,
              vacancy.hours && t("hours", { hours: vacancy.hours }),
              vacancy.headcount > 1 && t("headcount", { count: vacancy.headcount }),
            ];
            const state = <RecordState record={vacancy} hasChange={vacancy.change_waiting} />;
            return (
              <TableRow key={vacancy.id} hover>
                <TableCell sx={{ minWidth: 220 }}>
                  <Link
                    component={RouterLink}
                    to={pathTo("recruiting-job-details", { jobId: vacancy.id }) ?? ""}
                    sx={{ color: "text.primary", fontWeight: 600, overflowWrap: "anywhere" }}
                  >
                    {vacancy.name}
                  </Link>
                  <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                    {facts.filter(Boolean).join(" · ")}
                  </Typography>
                  <Box sx={{ display: { xs: "grid", sm: "none" }, mt: 2, gap: 1, justifyItems: "start" }}>
                    {state}
                    <Applicants stages={vacancy.applicants} />
                  </Box>
                </TableCell>
                <TableCell sx={APART}>{state}</TableCell>
                <TableCell sx={APART}>
                  <Applicants stages={vacancy.applicants} />
                </TableCell>
                <TableCell sx={{ ...WIDE, whiteSpace: "nowrap" }}>{vacancy.owner_name}</TableCell>
                <TableCell sx={{ ...WIDE, whiteSpace: "nowrap" }}>
                  <time dateTime={vacancy.created_at} title={format.dateTime(vacancy.created_at)}>
                    {format.relative(vacancy.created_at)}
                  </time>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Card>
  );
}
