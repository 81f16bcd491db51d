import Card from "@mui/material/Card";
import { useTranslation } from "react-i18next";
import { LanguageRow } from "./LanguageRow.tsx";
import type { LanguageDraft } from "./languageDraft.ts";

interface Props {
  rows: readonly LanguageDraft[];
  onChange: (rows: LanguageDraft[]) => void;
}

/** Spoken languages, each with a level field and a remove button. */
export function LanguageRows({ rows, onChange }: Props) {
  const { t } = useTranslation("spoken");
  return (
    <Card component="ul" aria-label={t("yours")} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {rows.map((row) => (
        <LanguageRow
          key={row.language}
          entry={row}
          onLevel={(level) => onChange(rows.map((one) => (one === row ? { ...one, level } : one)))}
          onRemove={() => onChange(rows.filter((one) => one !== row))}
        />
      ))}
    </Card>
  );
}
