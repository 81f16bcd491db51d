import { useTranslation } from "react-i18next";
import { useListAddress } from "../../../shared/approval/ListFilters.tsx";
import { RecordsPage } from "../../../shared/approval/RecordsPage.tsx";
import { useListProjectsQuery } from "../projects.api.ts";
import { ProjectTable } from "../recruiting/ProjectTable.tsx";

const SIZE = 10;

/** Projects that the reader works on or oversees, with their status. */
export function ProjectsPage() {
  const { t } = useTranslation(["projects", "common"]);
  const { filter, search, page } = useListAddress();
  const read = useListProjectsQuery({ query: { page, size: SIZE, filter, search_query: search } });
  return (
    <RecordsPage
      kind="projects"
      title={t("projects")}
      description={t("description")}
      search={t("search")}
      create={t("create")}
      read={read}
      size={SIZE}
      failed={t("load-failed")}
      none={{ title: t("common:no-results"), description: t("common:no-results-help") }}
      first={{ title: t("first-title"), description: t("first-text") }}
    >
      {(projects) => <ProjectTable projects={projects} />}
    </RecordsPage>
  );
}
