import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Candidate } from "@vaardig/contract/profile/profile";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { RESUME } from "../../../lib/api/uploadLimits.ts";
import { useUpload } from "../../../lib/api/useUpload.ts";
import { openCount } from "../../../shared/resume-review/openCount.ts";
import { ResumeCard } from "../../../shared/resume-review/ResumeCard.tsx";
import { ResumeReviewSheet } from "../../../shared/resume-review/ResumeReviewSheet.tsx";
import { useGetResumeReviewQuery } from "../../../shared/resume-review/resumeReview.api.ts";
import { ScanOffer } from "../../../shared/resume-review/ScanOffer.tsx";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { SectionCard } from "./SectionCard.tsx";

/** The résumé: replace and delete when the reader may edit the record, otherwise open. */
export function ResumeSection({ person, isMine }: { person: Candidate; isMine: boolean }) {
  const { t } = useTranslation(["profile", "upload"]);
  const [reviewed, setReviewed] = useState<string | null>(null);
  // Opens the review directly after reading a new résumé.
  const upload = useUpload("resume", isMine ? undefined : person.id, ({ id }) => setReviewed(id));
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
          <ReviewButton fileId={file.id} isMine={isMine} onOpen={() => setReviewed(file.id)} />
        </div>
      ) : (
        <div key="none" data-row>
          {none}
          <FileDrop
            title={t(isMine ? "upload:resume.drop" : "profile:resume.drop")}
            choose={t("upload:resume.choose")}
            hint={t("upload:resume.hint")}
            busy={upload.busyText}
            problem={upload.problem && <ScanOffer problem={upload.problem} onRecognize={upload.recognize} />}
            accept={RESUME.accept}
            onFile={(chosen) => void upload.send(chosen)}
          />
        </div>
      )}
      {reviewed && (
        <ResumeReviewSheet of={{ query: { file_id: reviewed } }} onClose={() => setReviewed(null)} />
      )}
    </SectionCard>
  );
}

/**
 * Button to the review, with the number of undecided rows; not counted for other people, because each read
 * is logged.
 */
function ReviewButton({ fileId, isMine, onOpen }: { fileId: string; isMine: boolean; onOpen: () => void }) {
  const { t } = useTranslation("resume-review");
  const { data } = useGetResumeReviewQuery({ query: { file_id: fileId } }, { skip: !isMine });
  const open = data ? openCount(data) : 0;
  return (
    <Button variant={open > 0 ? "outlined" : "text"} onClick={onOpen} sx={{ mt: 3 }}>
      {open > 0 ? t("open-count", { count: open }) : t("open")}
    </Button>
  );
}
