import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import { CONFIRMATION_LIMITS, type PossibleResponder } from "@vaardig/contract/confirmations/confirmations";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDebounced } from "../../lib/useDebounced.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { PersonAvatar } from "../../ui/PersonAvatar.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { ListSkeleton } from "../../ui/Skeletons.tsx";
import { useGetAskableQuery } from "./confirmations.api.ts";

interface Props {
  skillIds: readonly string[];
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

const SHOWN = 8;

/** People to ask: manager first, then people who work with the reader; others by search. */
export function ResponderPicker({ skillIds, chosen, onChange }: Props) {
  const { t } = useTranslation("confirmations");
  const id = useId();
  const [search, setSearch] = useState("");
  const [picked, setPicked] = useState<readonly PossibleResponder[]>([]);
  const asked = useDebounced(search);
  const query = { search_query: asked, size: SHOWN, skill_ids: [...skillIds] };
  const { data, currentData, error, refetch } = useGetAskableQuery({ query });
  const found = (currentData ?? data)?.data ?? [];
  // Selected people stay visible during a search, with the data of the last response.
  const shown = [
    ...picked.filter((one) => chosen.includes(one.id) && found.every((other) => other.id !== one.id)),
    ...found,
  ];
  const stateOf = (person: PossibleResponder): string | null => {
    if (person.asked.length > 0) return t("people.asked");
    if (person.endorsed.length > 0 && person.kind === "endorse") return t("people.endorsed");
    return null;
  };
  const toggle = (person: PossibleResponder) => {
    setPicked((before) => [...before.filter((one) => one.id !== person.id), person]);
    onChange(chosen.includes(person.id) ? chosen.filter((one) => one !== person.id) : [...chosen, person.id]);
  };
  return (
    <Box component="section" aria-labelledby={`${id}-people`}>
      <Typography id={`${id}-people`} variant="h3" sx={{ mb: 2 }}>
        {t("people.title")}
      </Typography>
      <SearchField value={search} onChange={setSearch} label={t("people.search")} />
      {error && !data && <ErrorState title={t("people.not-loaded")} error={error} onRetry={refetch} />}
      {!data && !error && <ListSkeleton rows={4} />}
      <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 2, p: 0 }}>
        {shown.map((person) => {
          const state = stateOf(person);
          const isChosen = chosen.includes(person.id);
          const isFull = !isChosen && chosen.length >= CONFIRMATION_LIMITS.people;
          const about = [
            t(`people.relation.${person.relation}`),
            person.title,
            state ?? t(`people.kind.${person.kind}`),
          ];
          return (
            <Box component="li" key={person.id}>
              <Box
                component="label"
                sx={{
                  display: "flex",
                  gap: 3,
                  alignItems: "center",
                  py: 1.5,
                  minHeight: 52,
                  cursor: "pointer",
                }}
              >
                <Checkbox
                  checked={isChosen}
                  disabled={!isChosen && (state !== null || isFull)}
                  onChange={() => toggle(person)}
                />
                <PersonAvatar name={person.name} src={person.photo_url} />
                <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
                  <Typography sx={{ fontWeight: 500 }}>{person.name}</Typography>
                  <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                    {about.filter(Boolean).join(" · ")}
                  </Typography>
                </Box>
              </Box>
            </Box>
          );
        })}
      </Box>
      {data && found.length === 0 && (
        <Typography sx={{ color: "text.secondary", py: 3 }}>{t("people.none")}</Typography>
      )}
    </Box>
  );
}
