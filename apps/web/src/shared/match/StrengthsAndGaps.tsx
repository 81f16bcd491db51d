import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";

interface Props {
  person: { strengths: readonly string[]; gaps: readonly string[] };
}

/** A person's strengths and gaps, one line each. */
export function StrengthsAndGaps({ person: { strengths, gaps } }: Props) {
  const { t } = useTranslation("match");
  const format = useFormat();
  return (
    <>
      {strengths.length > 0 && (
        <Typography variant="caption">{t("strengths", { list: format.list(strengths) })}</Typography>
      )}
      {gaps.length > 0 && <Typography variant="caption">{t("gaps", { list: format.list(gaps) })}</Typography>}
    </>
  );
}
