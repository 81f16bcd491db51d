import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { ListedProject } from "@vaardig/contract/projects";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { RecordState } from "../../../ui/approval/RecordState.tsx";

const WIDE = { display: { xs: "none", lg: "table-cell" } };
const APART = { display: { xs: "none", sm: "table-cell" } };

/** Projects as rows; on a phone the state stands under the name. */
export function ProjectTable({ projects }: { projects: readonly ListedProject[] }) {
  const { t } = useTranslation("projects");
  const format = useFormat();
  const pathTo = usePath();
  return (
    <Card sx={{ overflowX: "auto" }}>
      <Table aria-label={t("projects")}>
        <TableHead>
          <TableRow>
            <TableCell>{t("project")}</TableCell>
            <TableCell sx={APART}>{t("state")}</TableCell>
            <TableCell sx={APART}>{t("roles")}</TableCell>
            <TableCell sx={WIDE}>{t("in-the-running")}</TableCell>
            <TableCell sx={WIDE}>{t("owner")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {projects.map((project) => {
            const state = <RecordState record={project} hasChange={project.change_waiting} />;
            const period = t("period", {
              from: format.date(project.startDate),
              to: format.date(project.endDate),
            });
            return (
              <TableRow key={project.id} hover>
                <TableCell sx={{ minWidth: 220 }}>
                  <Link
                    component={RouterLink}
                    to={pathTo("recruiting-project", { projectId: project.id }) ?? ""}
                    sx={{ color: "text.primary", fontWeight: 600, overflowWrap: "anywhere" }}
                  >
                    {project.name}
                  </Link>
                  <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                    {[project.department, period].filter(Boolean).join(" · ")}
                  </Typography>
                  <Box sx={{ display: { xs: "block", sm: "none" }, mt: 2 }}>{state}</Box>
                </TableCell>
                <TableCell sx={APART}>{state}</TableCell>
                <TableCell sx={APART} className="tabular">
                  {t("roles-count", { count: project.roles_count })}
                </TableCell>
                <TableCell
                  sx={{ ...WIDE, color: project.applicants_count === 0 ? "text.secondary" : "inherit" }}
                  className="tabular"
                >
                  {t("people-count", { count: project.applicants_count })}
                </TableCell>
                <TableCell sx={WIDE}>{project.owner_name}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Card>
  );
}
