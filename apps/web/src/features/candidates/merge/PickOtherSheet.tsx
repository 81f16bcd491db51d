import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useListCandidatesQuery, useListDuplicatesQuery } from "../candidates.api.ts";
import { CandidateIdentity } from "./CandidateIdentity.tsx";

interface Props {
  person: { id: string; name: string };
  onPick: (id: string) => void;
  onClose: () => void;
}

/** Selects the other record of a merge: possible duplicates first, others by search. */
export function PickOtherSheet({ person, onPick, onClose }: Props) {
  const { t } = useTranslation("candidates");
  const [search, setSearch] = useState("");
  const suspected = useListDuplicatesQuery({ query: { user_id: person.id } });
  const found = useListCandidatesQuery(
    { query: { search_query: search, sort: "name", size: 20 } },
    { skip: search === "" },
  );
  const pairs = (suspected.data?.data ?? []).flatMap(({ candidates }) => candidates);
  const people = (search === "" ? pairs : (found.currentData?.data ?? [])).filter(
    ({ id }) => id !== person.id,
  );
  const isLoading = search === "" ? suspected.isLoading : found.isFetching;
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t("merge.pick-title", { name: person.name })}
      subtitle={t("merge.pick-help")}
    >
      <SearchField value={search} onChange={setSearch} label={t("search")} autoFocus />
      {isLoading ? (
        <ListSkeleton rows={3} />
      ) : people.length === 0 ? (
        <EmptyState drawing="search" title={t(search === "" ? "merge.no-suspects" : "none-title")} />
      ) : (
        <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 4, p: 0, display: "grid", gap: 3 }}>
          {people.map((one) => (
            <Box key={one.id} component="li" sx={{ display: "flex", gap: 2, alignItems: "center" }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <CandidateIdentity person={one} />
              </Box>
              <Button size="small" variant="outlined" onClick={() => onPick(one.id)}>
                {t("duplicates.compare")}
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </SideSheet>
  );
}
