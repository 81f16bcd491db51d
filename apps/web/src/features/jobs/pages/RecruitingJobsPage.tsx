import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/libState.ts";
import { useListAddress } from "../../../shared/approval/ListFilters.tsx";
import { RecordsPage } from "../../../shared/approval/RecordsPage.tsx";
import { useListJobsQuery } from "../jobs.api.ts";
import { JobTable } from "../recruiting/JobTable.tsx";

const SIZE = 10;

/** Jobs that the reader works on or oversees, with their status. */
export function RecruitingJobsPage() {
  const { t } = useTranslation("jobs");
  const isProposer = useAuth().user?.system_role === "employee";
  const { filter, search, page } = useListAddress();
  const read = useListJobsQuery({ query: { page, size: SIZE, filter, search_query: search } });
  return (
    <RecordsPage
      kind="jobs"
      title={t(isProposer ? "proposals" : "title-recruiting")}
      description={t(isProposer ? "proposals-description" : "recruiting-description")}
      search={t("search-vacancies")}
      create={t("create-job")}
      read={read}
      size={SIZE}
      failed={t("load-failed")}
      none={{ title: t("no-vacancies-title"), description: t("no-vacancies-text") }}
      first={{
        title: t("first-vacancy-title"),
        description: t(isProposer ? "first-proposal-text" : "first-vacancy-text"),
      }}
    >
      {(vacancies) => <JobTable vacancies={vacancies} />}
    </RecordsPage>
  );
}
