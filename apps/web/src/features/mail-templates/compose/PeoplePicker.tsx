import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import TextField from "@mui/material/TextField";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { MailRecipient } from "@vaardig/contract/mail-templates/mailSendings";
import { type Ref, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useDebounced } from "../../../lib/useDebounced.ts";
import { useListMailRecipientsQuery } from "../mail-templates.api.ts";
import type { Audience } from "./composeValues.ts";
import { SITUATION_KEYS } from "./situationKeys.ts";

interface Props {
  audience: Audience;
  people: MailRecipient[];
  onPeople: (people: MailRecipient[]) => void;
  error: string | undefined;
  /** Ref of the input, for focusing. */
  inputRef: Ref<HTMLInputElement>;
}

/** Recipients by name. */
export function PeoplePicker({ audience, people, onPeople, error, inputRef }: Props) {
  const { t } = useTranslation(["mail-templates", "common"]);
  const format = useFormat();
  const [text, setText] = useState("");
  const query = useDebounced(text.trim());
  const { data } = useListMailRecipientsQuery({ query: { ...audience, search_query: query, size: 20 } });
  return (
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
      getOptionKey={({ user_id: id }) => id}
      isOptionEqualToValue={(option, chosen) => option.user_id === chosen.user_id}
      noOptionsText={t("no-one-found")}
      clearText={t("common:clear")}
      openText={t("common:people.open")}
      closeText={t("common:close")}
      renderOption={({ key, ...option }, person) => (
        <Box component="li" key={key} {...option}>
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{person.name}</Typography>
            <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
              {[
                ...(person.stage ? [t(`stages.${SITUATION_KEYS[person.stage]}`)] : []),
                format.languageName(person.language),
                ...(person.has_address ? [] : [t("without-address")]),
                ...(person.unsubscribed_at
                  ? [t("unsubscribed-since", { date: format.date(person.unsubscribed_at) })]
                  : []),
              ].join(" · ")}
            </Typography>
          </Box>
        </Box>
      )}
      renderValue={(chosen, itemProps) =>
        chosen.map((person, index) => {
          const { key, ...item } = itemProps({ index });
          const { unsubscribed_at: at } = person;
          return (
            <Tooltip
              key={key}
              describeChild
              title={at ? t("common:people.unsubscribed-help", { date: format.date(at) }) : ""}
            >
              <Chip
                {...item}
                label={at ? t("person-unsubscribed", { name: person.name }) : person.name}
                {...(at && { color: "warning" as const })}
              />
            </Tooltip>
          );
        })
      }
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          inputRef={inputRef}
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
  );
}
