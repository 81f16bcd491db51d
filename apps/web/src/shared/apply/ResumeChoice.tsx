import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Link from "@mui/material/Link";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { RESUME } from "../../lib/api/uploadLimits.ts";
import { FileDrop } from "../../ui/FileDrop.tsx";
import type { ResumeChosen } from "./useResumeChoice.ts";

interface Props {
  choice: ResumeChosen;
  /** True after a submit without a file. */
  isAsked: boolean;
}

const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

/** Choice of the résumé: the profile's, another one for this application only, or none. */
export function ResumeChoice({ choice, isAsked }: Props) {
  const { t } = useTranslation(["apply", "upload"]);
  const labelId = useId();
  const { kind, resume, upload, isLoaded, isMissing } = choice;
  const { stored } = upload;
  if (!isLoaded) return null;
  return (
    <Box>
      <FormLabel id={labelId}>{t("apply:resume.label")}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={kind}
        onChange={(_event, next) =>
          choice.choose(next === "profile" ? "profile" : next === "other" ? "other" : "none")
        }
      >
        {resume && (
          <FormControlLabel
            value="profile"
            control={<Radio />}
            label={
              <>
                {t("apply:resume.profile")}{" "}
                <Link href={resume.url} download sx={{ overflowWrap: "anywhere" }}>
                  {resume.name}
                </Link>
              </>
            }
          />
        )}
        <FormControlLabel value="other" control={<Radio />} label={t("apply:resume.other")} />
        <FormControlLabel value="none" control={<Radio />} label={t("apply:resume.none")} />
      </RadioGroup>
      {kind === "other" && (
        <Box sx={{ mt: 2, display: "grid", gap: 2 }}>
          {isAsked && isMissing && (
            <Alert severity="error" ref={intoSight}>
              {t(upload.busy ? "apply:resume.wait" : "apply:resume.missing")}
            </Alert>
          )}
          {stored && !isMissing && (
            <Alert severity="success">{t("apply:resume.stored", { name: stored.name })}</Alert>
          )}
          <FileDrop
            title={t("upload:resume.drop")}
            choose={t(stored ? "upload:replace" : "upload:resume.choose")}
            hint={t("upload:resume.hint")}
            busy={upload.busyText}
            problem={upload.problem}
            onFile={(file) => void upload.send(file)}
            accept={RESUME.accept}
          />
        </Box>
      )}
    </Box>
  );
}
