import Button from "@mui/material/Button";
import { APPLICANT_STATUS_TEXTS } from "@vaardig/contract/applications/applicantStatus";
import { APPLICANTS } from "@vaardig/contract/my-applications/myApplications";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useCurrentLanguage } from "../../lib/language/useCurrentLanguage.ts";
import { useAuth } from "../../lib/libState.ts";
import { usePath } from "../../lib/usePath.ts";
import { ApplySheet } from "./ApplySheet.tsx";
import { useListMyApplicationsQuery } from "./myApplications.api.ts";

interface Props {
  /** `project` is set for a project role. */
  job: { id: string; name: string; project?: object | null };
  /** True when the job takes applications and is not the reader's own. */
  open: boolean;
}

/** Button to apply, or link to the sent application; nothing for people who do not apply here. */
export function ApplyButton({ job, open }: Props) {
  const { t } = useTranslation("apply");
  const { user } = useAuth();
  const language = useCurrentLanguage();
  const pathTo = usePath();
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useRef(false);
  const sentLink = useRef<HTMLAnchorElement>(null);
  const isApplicant = APPLICANTS.some((role) => role === user?.system_role);
  const { data } = useListMyApplicationsQuery(
    { query: { job_vacancy_id: job.id, size: 1 } },
    { skip: !isApplicant },
  );
  const mine = data?.data.at(0);
  const isSent = mine !== undefined && !(open && mine.can.includes("apply_again"));
  // The pressed button was unmounted, so the focus moves to its replacement.
  useEffect(() => {
    if (isSent && wasOpened.current) sentLink.current?.focus();
  }, [isSent]);
  if (!isApplicant || !data) return null;
  if (isSent) {
    const { label } = APPLICANT_STATUS_TEXTS[language][mine.status];
    return (
      <Button
        variant="outlined"
        component={Link}
        ref={sentLink}
        to={`${pathTo("my-applications") ?? ""}?open=${mine.id}`}
      >
        {t("mine", { status: label })}
      </Button>
    );
  }
  if (!open) return null;
  return (
    <>
      <Button
        variant="contained"
        onClick={() => {
          setOpen(true);
          wasOpened.current = true;
        }}
      >
        {t(mine ? "again" : "apply")}
      </Button>
      {isOpen && <ApplySheet job={job} onClose={() => setOpen(false)} />}
    </>
  );
}
