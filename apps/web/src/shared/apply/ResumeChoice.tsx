import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Link from "@mui/material/Link";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useListFilesQuery } from "../../lib/api/files.api.ts";
import { RESUME } from "../../lib/api/uploadLimits.ts";
import { useUpload } from "../../lib/api/useUpload.ts";
import { FileDrop } from "../../ui/FileDrop.tsx";

interface Props {
  /** The file that goes along: null for none, undefined for the profile's. */
  value: string | null | undefined;
  onChange: (fileId: string | null | undefined) => void;
}

type Kind = "profile" | "other" | "none";

/** Which résumé goes along: the profile's, another one for this application alone, or none. */
export function ResumeChoice({ value, onChange }: Props) {
  const { t } = useTranslation(["apply", "upload"]);
  const labelId = useId();
  const { data } = useListFilesQuery({ query: { use_as: "resume" } });
  const [chosen, setChosen] = useState<Kind | null>(null);
  const upload = useUpload("application", undefined, ({ id }) => onChange(id));
  if (!data) return null;
  const [resume] = data.data;
  const kind = chosen ?? (resume ? "profile" : "none");
  const { stored } = upload;
  const choose = (next: Kind) => {
    setChosen(next);
    onChange(next === "none" ? null : next === "other" ? (stored?.id ?? null) : undefined);
  };
  return (
    <Box>
      <FormLabel id={labelId}>{t("apply:resume.label")}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={kind}
        onChange={(_event, next) =>
          choose(next === "profile" ? "profile" : next === "other" ? "other" : "none")
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
          {stored && value === stored.id && (
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
