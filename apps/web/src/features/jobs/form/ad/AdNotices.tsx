import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { OtherLanguage } from "../../../../shared/required-skills/OtherLanguage.tsx";
import type { FoundAd } from "./adParts.ts";
import { AD_ROWS, sourceTextOf } from "./adValues.ts";

interface Props {
  found: FoundAd;
  isLoading: boolean;
  onChoose: (at: number) => void;
}

/** Notices before rows of an ad are taken over: several ads in one text, a third language, nothing found. */
export function AdNotices({ found, isLoading, onChoose }: Props) {
  const { t } = useTranslation("jobs");
  const id = useId();
  const { ad, ads, at } = found;
  const isEmpty =
    ad.skills.length === 0 && AD_ROWS.every((row) => row === "description" || sourceTextOf(ad, row) === null);
  return (
    <Box sx={{ display: "grid", gap: 4, "&:not(:empty)": { mb: 4 } }}>
      {ads.length > 1 && (
        <Alert severity="warning">
          <Typography id={id}>{t("ad.ads", { count: ads.length })}</Typography>
          <RadioGroup aria-labelledby={id} value={at} onChange={(_event, value) => onChoose(Number(value))}>
            {ads.map(({ title, start }, index) => (
              <FormControlLabel
                key={start}
                value={index}
                disabled={isLoading}
                control={<Radio size="small" />}
                label={title}
              />
            ))}
          </RadioGroup>
        </Alert>
      )}
      {ad.other_jobs.length > 0 && (
        <Alert severity="warning">{t("ad.several", { names: ad.other_jobs.join(", ") })}</Alert>
      )}
      <OtherLanguage language={ad.language} words={(language) => t("ad.language", { language })} />
      {isEmpty && <Alert severity="info">{t("ad.nothing")}</Alert>}
    </Box>
  );
}
