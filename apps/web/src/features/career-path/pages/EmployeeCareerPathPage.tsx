import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { isApiError } from "../../../lib/api/apiError.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { CareerPathView } from "../CareerPathView.tsx";
import { useGetCareerPathQuery } from "../career-path.api.ts";

const NONE = [403, 404];

/** Tab of an employee's page: career path, with preparation of a career talk. */
export function EmployeeCareerPathPage() {
  const { t } = useTranslation("career-path");
  const { candidateId = "" } = useParams();
  const { currentData, error, refetch } = useGetCareerPathQuery({ query: { user_id: candidateId } });
  if (isApiError(error) && NONE.includes(error.status ?? 0))
    return <EmptyState drawing="path" title={t("theirs.none-title")} description={t("theirs.none")} />;
  if (error) return <ErrorState title={t("load-failed")} error={error} onRetry={refetch} />;
  if (!currentData) return <DetailSkeleton lines={10} />;
  return (
    <section aria-labelledby="career-path">
      <CareerPathView
        path={currentData}
        header={({ trial, talk, views }) => (
          <Box sx={{ mb: 4, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
            <Typography id="career-path" variant="h2" sx={{ flex: "1 1 240px" }}>
              {t("theirs.title", { name: currentData.person.name })}
            </Typography>
            {currentData.state === "ready" && (
              <>
                <Button onClick={trial}>{t("what-if.open")}</Button>
                <Button variant="contained" onClick={talk}>
                  {t("talk.open")}
                </Button>
                {views}
              </>
            )}
          </Box>
        )}
      />
    </section>
  );
}
