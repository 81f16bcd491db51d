import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { LocalMailWords } from "@vaardig/contract/mailTemplates";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/useFormat.ts";
import { StageMailPreview } from "../../../ui/mailEditor/StageMailPreview.tsx";
import { useListMailRecipientsQuery } from "../mail-templates.api.ts";
import type { ComposeValues } from "./composeValues.ts";

interface Props {
  jobId: string;
  values: Pick<ComposeValues, "stages" | "people">;
  words: LocalMailWords | undefined;
}

/** The mail as one of those who get it will see it. */
export function PreviewPanel({ jobId, values: { stages, people }, words }: Props) {
  const { t } = useTranslation("mail-templates");
  const format = useFormat();
  const [stage] = stages;
  const { data } = useListMailRecipientsQuery({
    query: { job_id: jobId, size: 20, ...(stage && { stage }) },
  });
  const onStage = stage || people.length === 0 ? (data?.data ?? []) : [];
  const options = [
    ...people,
    ...onStage.filter(({ user_id: id }) => !people.some((person) => person.user_id === id)),
  ];
  const [chosen, setChosen] = useState("");
  const person = options.find(({ user_id: id }) => id === chosen) ?? options[0];
  return (
    <Card component="section" aria-label={t("preview")}>
      <CardContent sx={{ display: "grid", gap: 4 }}>
        <Typography variant="h2">{t("preview")}</Typography>
        {person && (
          <TextField
            select
            label={t("preview-for")}
            value={person.user_id}
            onChange={(event) => setChosen(event.target.value)}
          >
            {options.map((option) => (
              <MenuItem key={option.user_id} value={option.user_id}>
                {option.name} · {format.languageName(option.language)}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Box sx={{ p: 4, border: 1, borderColor: "divider", borderRadius: 1, minWidth: 0 }}>
          {person && words ? (
            <StageMailPreview jobId={jobId} userId={person.user_id} words={words} />
          ) : (
            <Typography sx={{ color: "text.secondary" }}>
              {t(person ? "preview-empty" : "preview-nobody")}
            </Typography>
          )}
        </Box>
      </CardContent>
    </Card>
  );
}
