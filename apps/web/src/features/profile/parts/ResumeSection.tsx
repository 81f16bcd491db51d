import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Candidate } from "@vaardig/contract/profile";
import { useTranslation } from "react-i18next";
import { RESUME } from "../../../lib/api/uploadLimits.ts";
import { useUpload } from "../../../lib/api/useUpload.ts";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { ResumeCard } from "../../../ui/ResumeCard.tsx";
import { SectionCard } from "./SectionCard.tsx";

/** The résumé: to replace and delete where the reader keeps the record, to open for others. */
export function ResumeSection({ person, isMine }: { person: Candidate; isMine: boolean }) {
  const { t } = useTranslation(["profile", "upload"]);
  const upload = useUpload("resume", isMine ? undefined : person.id);
  const file = person.private?.resume ?? null;
  const none = <Typography sx={{ color: "text.secondary", mb: 4 }}>{t("profile:resume.none")}</Typography>;
  return (
    <SectionCard title={t("profile:resume.title")}>
      {!person.can.includes("edit") ? (
        file ? (
          <Link href={file.url} download sx={{ overflowWrap: "anywhere" }}>
            {file.name}
          </Link>
        ) : (
          none
        )
      ) : file ? (
        <div key="file" data-row>
          <ResumeCard file={file} upload={upload} />
        </div>
      ) : (
        <div key="none" data-row>
          {none}
          <FileDrop
            title={t(isMine ? "upload:resume.drop" : "profile:resume.drop")}
            choose={t("upload:resume.choose")}
            hint={t("upload:resume.hint")}
            busy={upload.busy ? t("upload:resume.reading") : null}
            problem={upload.problem}
            accept={RESUME.accept}
            onFile={(chosen) => void upload.send(chosen)}
          />
        </div>
      )}
    </SectionCard>
  );
}
