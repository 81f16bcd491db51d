import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { Stage } from "@vaardig/contract/pipeline";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDebounced } from "../../../lib/useDebounced.ts";
import { useFormat } from "../../../lib/useFormat.ts";
import { FilterChip } from "../../../ui/FilterChip.tsx";
import { useListMailRecipientsQuery } from "../mail-templates.api.ts";
import type { ComposeValues } from "./composeValues.ts";
import { STAGE_KEYS } from "./stageKeys.ts";

interface Props {
  jobId: string;
  stages: Stage[];
  people: ComposeValues["people"];
  onStages: (stages: Stage[]) => void;
  onPeople: (people: ComposeValues["people"]) => void;
  error: string | undefined;
}

/** Whom a mail goes to: everybody on some stages, and people by name. */
export function RecipientPicker({ jobId, stages, people, onStages, onPeople, error }: Props) {
  const { t } = useTranslation(["mail-templates", "common"]);
  const format = useFormat();
  const [text, setText] = useState("");
  const query = useDebounced(text.trim());
  const { data } = useListMailRecipientsQuery({ query: { job_id: jobId, search_query: query, size: 20 } });
  const toggle = (stage: Stage) =>
    onStages(stages.includes(stage) ? stages.filter((one) => one !== stage) : [...stages, stage]);
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Box role="group" aria-label={t("everybody-on")} sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        {(data?.stages ?? []).map(({ stage, count }) => (
          <FilterChip
            key={stage}
            label={t(`stages.${STAGE_KEYS[stage]}`)}
            count={count}
            selected={stages.includes(stage)}
            onToggle={() => toggle(stage)}
          />
        ))}
      </Box>
      <Autocomplete
        multiple
        value={people}
        onChange={(_event, next) => onPeople(next)}
        inputValue={text}
        onInputChange={(_event, next) => setText(next)}
        options={data?.data ?? []}
        filterOptions={(all) => all}
        filterSelectedOptions
        getOptionLabel={({ name }) => name}
        getOptionKey={({ application_id: id }) => id}
        isOptionEqualToValue={(option, chosen) => option.application_id === chosen.application_id}
        noOptionsText={t("nobody")}
        clearText={t("common:clear")}
        openText={t("common:people.open")}
        closeText={t("common:close")}
        renderOption={({ key, ...option }, person) => (
          <Box component="li" key={key} {...option}>
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{person.name}</Typography>
              <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                {[
                  t(`stages.${STAGE_KEYS[person.stage]}`),
                  format.languageName(person.language),
                  ...(person.has_address ? [] : [t("without-address")]),
                ].join(" · ")}
              </Typography>
            </Box>
          </Box>
        )}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            label={t("people")}
            placeholder={people.length === 0 ? t("common:people.placeholder") : ""}
            error={error !== undefined}
            helperText={error && <span role="alert">{error}</span>}
            slotProps={{
              inputLabel: slotProps.inputLabel,
              htmlInput: { ...slotProps.htmlInput, maxLength: 200 },
              input: slotProps.input,
            }}
          />
        )}
      />
    </Box>
  );
}
