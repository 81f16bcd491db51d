import Typography from "@mui/material/Typography";
import type { ListedProject } from "@vaardig/contract/projects/projects";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { RecordTable } from "../../../shared/approval/RecordTable.tsx";

/** Projects as table rows. */
export function ProjectTable({ projects }: { projects: readonly ListedProject[] }) {
  const { t } = useTranslation(["projects", "approval"]);
  const format = useFormat();
  const pathTo = usePath();
  return (
    <RecordTable
      label={t("projects")}
      name={t("project")}
      rows={projects}
      pathOf={({ id }) => pathTo("recruiting-project", { projectId: id })}
      aboutOf={({ department, startDate, endDate }) => [
        department,
        t("period", { from: format.date(startDate), to: format.date(endDate) }),
      ]}
      columns={[
        {
          key: "roles",
          label: t("roles"),
          cell: ({ roles_count: count }) => <span className="tabular">{t("roles-count", { count })}</span>,
        },
        {
          key: "applicants",
          label: t("approval:list.in-the-running"),
          cell: ({ applicants_count: count }) =>
            count !== null && (
              <Typography className="tabular" sx={{ color: count === 0 ? "text.secondary" : "inherit" }}>
                {t("people-count", { count })}
              </Typography>
            ),
          isWide: true,
        },
      ]}
    />
  );
}
