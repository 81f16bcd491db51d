import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { RESUME, uploadProblemOf } from "../../../lib/api/uploadLimits.ts";
import { ScanOffer } from "../../../shared/resume-review/ScanOffer.tsx";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { useReadCandidateResumeMutation } from "../candidates.api.ts";
import { CandidateForm, type UploadedResume } from "./CandidateForm.tsx";

interface Props {
  onAdded: (person: { id: string }) => void;
  onClose: () => void;
}

/** Adds a candidate from a résumé: read, review, then save. */
export function ResumeSheet({ onAdded, onClose }: Props) {
  const { t } = useTranslation(["candidates", "upload"]);
  const [read, { isLoading }] = useReadCandidateResumeMutation();
  const [resume, setResume] = useState<UploadedResume | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [scan, setScan] = useState<File | null>(null);
  const [isRecognizing, setRecognizing] = useState(false);
  const send = async (file: File, recognize = false) => {
    const obstacle = uploadProblemOf(file, RESUME);
    setProblem(obstacle && t(`upload:resume.${obstacle}`));
    setScan(null);
    setRecognizing(recognize);
    if (obstacle) return;
    try {
      const query = { recognize: recognize ? "true" : undefined };
      setResume({ reading: await read({ query, file }).unwrap(), file });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.code === "file_scanned") setScan(file);
      setProblem(error.code === "file_unsupported_type" ? t("upload:resume.wrong-type") : error.message);
    }
  };
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t("candidates:ways.resume")}
      subtitle={t(resume ? "candidates:resume.check" : "candidates:resume.help")}
      width={720}
      isDirty={resume !== null || isLoading}
    >
      {resume ? (
        <>
          <Typography sx={{ mb: 4, overflowWrap: "anywhere" }}>
            {t("candidates:resume.from", { name: resume.file.name })}
          </Typography>
          <CandidateForm resume={resume} onAdded={onAdded} />
        </>
      ) : (
        <FileDrop
          title={t("candidates:resume.drop")}
          choose={t("upload:resume.choose")}
          hint={t("upload:resume.hint")}
          busy={isLoading ? t(isRecognizing ? "upload:scan.recognizing" : "upload:resume.reading") : null}
          problem={
            problem && <ScanOffer problem={problem} onRecognize={scan && (() => void send(scan, true))} />
          }
          accept={RESUME.accept}
          onFile={(file) => void send(file)}
        />
      )}
    </SideSheet>
  );
}
