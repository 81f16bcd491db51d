import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { StageMailPreview } from "../../../shared/mail-editor/StageMailPreview.tsx";
import { useListMailRecipientsQuery } from "../mail-templates.api.ts";
import type { ComposeModel } from "./useCompose.ts";

const MOST = 20;

/** Preview of the email for one of its recipients. */
export function PreviewPanel({ compose }: { compose: ComposeModel }) {
  const { t } = useTranslation("mail-templates");
  const format = useFormat();
  const { about, isToPool, recipients, written: words } = compose;
  const { stages, people } = compose.values;
  const [stage] = stages;
  const chosenIds = isToPool ? recipients?.user_ids?.slice(0, MOST) : undefined;
  const { data } = useListMailRecipientsQuery({
    query: { ...about, size: MOST, ...(stage && { stage }), ...(chosenIds && { user_ids: chosenIds }) },
  });
  const isListed = isToPool || stage !== undefined || people.length === 0;
  const listed = isListed ? (data?.data ?? []) : [];
  const named = isToPool ? [] : people;
  const options = [
    ...named,
    ...listed.filter(({ user_id: id }) => !named.some((person) => person.user_id === id)),
  ];
  const [chosen, setChosen] = useState("");
  const person =
    options.find(({ user_id: id }) => id === chosen) ??
    options.find((one) => one.has_address && !one.not_for_them && !one.in_pipeline && !one.unsubscribed_at) ??
    options[0];
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
          {person?.not_for_them ? (
            <Typography sx={{ color: "text.secondary" }}>
              {t("outside-named", { count: 1, names: person.name })}
            </Typography>
          ) : person && words ? (
            <StageMailPreview about={about} userId={person.user_id} words={words} />
          ) : (
            <Typography sx={{ color: "text.secondary" }}>
              {t(person ? "preview-empty" : "preview-no-one")}
            </Typography>
          )}
        </Box>
      </CardContent>
    </Card>
  );
}
