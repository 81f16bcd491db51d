import Button from "@mui/material/Button";
import type { PeopleMatchAct } from "@vaardig/contract/jobs/jobs";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePath } from "../../lib/usePath.ts";

interface Props {
  /** The person's application for the job, where the reader sees it. */
  application: { id: string } | null;
  jobId: string;
  can: readonly PeopleMatchAct[];
  isBusy: boolean;
  onAct: (act: PeopleMatchAct) => void;
}

/** What follows a person's match: into the pipeline, an email, or the application, which is moved there. */
export function MatchActions({ application, jobId, can, isBusy, onAct }: Props) {
  const { t } = useTranslation("add-to");
  const pipeline = usePath()("recruiting-job-pipeline", { jobId });
  const hasEmail = can.includes("email");
  const emailLabel = t(application ? "person-acts.email" : "person-acts.email-outside");
  return (
    <>
      {hasEmail && (
        <Button variant="outlined" aria-disabled={isBusy} onClick={() => !isBusy && onAct("email")}>
          {emailLabel}
        </Button>
      )}
      {application
        ? pipeline && (
            <Button variant="contained" component={Link} to={`${pipeline}?open=${application.id}`}>
              {t("open-application")}
            </Button>
          )
        : can.includes("add") && (
            <Button variant="contained" aria-disabled={isBusy} onClick={() => !isBusy && onAct("add")}>
              {t("person-acts.add")}
            </Button>
          )}
    </>
  );
}
