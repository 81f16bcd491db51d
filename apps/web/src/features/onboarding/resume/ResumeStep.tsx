import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { StoredFile } from "@vaardig/contract/files/files";
import { useTranslation } from "react-i18next";
import { RESUME } from "../../../lib/api/uploadLimits.ts";
import { useUpload } from "../../../lib/api/useUpload.ts";
import { ResumeCard } from "../../../shared/resume-review/ResumeCard.tsx";
import { ScanOffer } from "../../../shared/resume-review/ScanOffer.tsx";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { BusyButton } from "../frame/BusyButton.tsx";
import { StepFrame } from "../frame/StepFrame.tsx";
import type { Wizard } from "../useWizard.ts";
import { PictureField } from "./PictureField.tsx";
import { ReviewStep } from "./ReviewStep.tsx";

interface Props {
  wizard: Wizard;
  resume: StoredFile | null;
}

/** Step 2: optional résumé and photo. */
export function ResumeStep({ wizard, resume }: Props) {
  const { t } = useTranslation(["onboarding", "upload", "common"]);
  const upload = useUpload("resume");
  const picture = useUpload("profile_pic");
  const file = upload.stored === undefined ? resume : upload.stored;
  if (file)
    return (
      <ReviewStep
        key={file.id}
        wizard={wizard}
        file={file}
        card={<ResumeCard file={file} upload={upload} />}
        rest={<PictureField upload={picture} />}
      />
    );
  return (
    <StepFrame
      title={t("onboarding:resume.title")}
      intro={t("onboarding:resume.intro")}
      actions={
        <>
          <Button onClick={() => wizard.goTo("languages")}>{t("common:back")}</Button>
          <BusyButton busy={false} onClick={() => wizard.goTo("skills")}>
            {t("onboarding:resume.go-on-without")}
          </BusyButton>
        </>
      }
    >
      <Box sx={{ display: "grid", gap: 10 }}>
        <FileDrop
          title={t("upload:resume.drop")}
          choose={t("upload:resume.choose")}
          hint={t("upload:resume.hint")}
          busy={upload.busyText}
          problem={
            upload.problem && (
              <ScanOffer
                problem={`${upload.problem}. ${t("onboarding:resume.still-fine")}`}
                onRecognize={upload.recognize}
              />
            )
          }
          accept={RESUME.accept}
          onFile={upload.send}
        />
        <PictureField upload={picture} />
      </Box>
    </StepFrame>
  );
}
