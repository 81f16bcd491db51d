import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { CareerPathView } from "../CareerPathView.tsx";
import { useGetCareerPathQuery } from "../career-path.api.ts";

/** The reader's own career path. */
export function CareerPathPage() {
  const { t } = useTranslation("career-path");
  const { data, error, refetch } = useGetCareerPathQuery({ query: {} });
  if (data)
    return (
      <CareerPathView
        path={data}
        header={({ trial, views }) => (
          <PageHeader
            title={t("title")}
            description={data.present ? t("description-from", { job: data.present.name }) : t("description")}
            action={
              data.state === "ready" && (
                <>
                  <Button variant="contained" onClick={trial}>
                    {t("what-if.open")}
                  </Button>
                  {views}
                </>
              )
            }
          />
        )}
      />
    );
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      {error ? (
        <ErrorState title={t("load-failed")} error={error} onRetry={refetch} />
      ) : (
        <DetailSkeleton lines={10} />
      )}
    </>
  );
}
