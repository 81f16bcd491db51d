import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import { useId } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FilterChip } from "../../../ui/FilterChip.tsx";
import { useListMailRecipientsQuery } from "../mail-templates.api.ts";
import type { ComposeValues } from "./composeValues.ts";
import { PeoplePicker } from "./PeoplePicker.tsx";
import { SITUATION_KEYS } from "./situationKeys.ts";
import type { ComposeModel } from "./useCompose.ts";

type Chosen = Partial<Pick<ComposeValues, "stages" | "everybody" | "ticked" | "people">>;

interface Props {
  compose: ComposeModel;
  onChoose: (chosen: Chosen) => void;
}

/** Recipients of an email: everyone in some stages or in the talent pool, and people by name. */
export function RecipientPicker({ compose, onChoose }: Props) {
  const { t } = useTranslation("mail-templates");
  const id = useId();
  const { audience, isToPool, values, form } = compose;
  const { stages, everybody, ticked, people } = values;
  const { field } = useController({ control: form.control, name: "people" });
  const { data } = useListMailRecipientsQuery({ query: { ...audience, search_query: "", size: 20 } });
  const toggle = (stage: Stage) =>
    onChoose({ stages: stages.includes(stage) ? stages.filter((one) => one !== stage) : [...stages, stage] });
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <Box role="group" aria-labelledby={id} sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <Typography id={id} component="span" sx={{ flexBasis: "100%", fontWeight: 500 }}>
          {t(isToPool ? "recipients-label" : "everyone-in-stage")}
        </Typography>
        {(data?.stages ?? []).map(({ stage, count }) => (
          <FilterChip
            key={stage}
            label={t(`stages.${SITUATION_KEYS[stage]}`)}
            count={count}
            selected={stages.includes(stage)}
            onToggle={() => toggle(stage)}
          />
        ))}
        {isToPool && (
          <FilterChip
            label={t("everyone-in-pool")}
            {...(data && { count: data.total })}
            selected={everybody}
            onToggle={() => onChoose({ everybody: !everybody })}
          />
        )}
        {ticked.length > 0 && (
          <FilterChip
            label={t("ticked")}
            count={ticked.length}
            selected={!everybody}
            onToggle={() => onChoose(everybody ? { everybody: false } : { ticked: [] })}
          />
        )}
      </Box>
      {!everybody && (
        <PeoplePicker
          audience={audience}
          people={people}
          onPeople={(next) => onChoose({ people: next })}
          error={form.formState.errors.people?.message}
          inputRef={field.ref}
        />
      )}
    </Box>
  );
}
