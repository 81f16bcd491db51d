import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { DuplicatePair } from "@vaardig/contract/candidates/candidateMerges";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FilterChip } from "../../../ui/FilterChip.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useListDuplicatesQuery } from "../candidates.api.ts";
import { CandidateIdentity } from "./CandidateIdentity.tsx";
import { useDismissDuplicate } from "./useDismissDuplicate.ts";

const SIZE = 10;

interface Props {
  onMerge: (ids: [string, string]) => void;
  onClose: () => void;
}

/** Sheet of possible duplicate pairs: merge, or mark as different people. */
export function DuplicatesSheet({ onMerge, onClose }: Props) {
  const { t } = useTranslation("candidates");
  const [page, setPage] = useState(0);
  const [isApart, setApart] = useState(false);
  const kept_apart = isApart ? "true" : "false";
  const {
    currentData: data,
    error,
    refetch,
  } = useListDuplicatesQuery({
    query: { page, size: SIZE, kept_apart },
  });
  const choose = (next: boolean) => {
    setApart(next);
    setPage(0);
  };
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t("duplicates.title")}
      subtitle={t("duplicates.help")}
      width={640}
    >
      <Box role="group" aria-label={t("duplicates.title")} sx={{ display: "flex", gap: 2, mb: 4 }}>
        <FilterChip
          label={t("duplicates.suspected")}
          {...(!isApart && data && { count: data.total })}
          selected={!isApart}
          onToggle={() => choose(false)}
        />
        <FilterChip
          label={t("duplicates.apart")}
          {...(isApart && data && { count: data.total })}
          selected={isApart}
          onToggle={() => choose(true)}
        />
      </Box>
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton rows={4} />
      ) : data.data.length === 0 ? (
        <EmptyState
          drawing="list"
          title={t(isApart ? "duplicates.none-apart" : "duplicates.none")}
          description={t(isApart ? "duplicates.none-apart-text" : "duplicates.none-text")}
        />
      ) : (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data.data.map((pair) => (
            <Pair key={pair.candidates.map(({ id }) => id).join()} pair={pair} onMerge={onMerge} />
          ))}
        </Box>
      )}
      {data && <Pagination page={page} size={SIZE} total={data.total} onPage={setPage} />}
    </SideSheet>
  );
}

function Pair({ pair, onMerge }: { pair: DuplicatePair; onMerge: Props["onMerge"] }) {
  const { t } = useTranslation("candidates");
  const format = useFormat();
  const { tell, isBusy } = useDismissDuplicate();
  const [first, second] = pair.candidates;
  if (!first || !second) return null;
  const acts = [
    { act: "keep_apart" as const, isApart: true, label: t("duplicates.keep-apart") },
    { act: "suspect_again" as const, isApart: false, label: t("duplicates.suspect-again") },
  ].filter(({ act }) => pair.can.includes(act));
  // The record with an account is kept.
  const ids: [string, string] =
    second.account && !first.account ? [second.id, first.id] : [first.id, second.id];
  return (
    <Box
      component="li"
      sx={{ py: 4, borderTop: 1, borderColor: "divider", "&:first-of-type": { borderTop: 0 } }}
    >
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        <CandidateIdentity person={first} />
        <CandidateIdentity person={second} />
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", mt: 3 }}>
        <Typography sx={{ flex: { xs: "1 1 100%", sm: 1 }, color: "text.secondary" }}>
          {format.list(pair.signs.map((sign) => t(`duplicates.same.${sign}`)))}
        </Typography>
        {acts.map(({ act, isApart, label }) => (
          <Button
            key={act}
            size="small"
            disabled={isBusy}
            onClick={() => void tell([first.id, second.id], isApart)}
          >
            {label}
          </Button>
        ))}
        {pair.can.includes("merge") && (
          <Button size="small" variant="outlined" onClick={() => onMerge(ids)}>
            {t("duplicates.compare")}
          </Button>
        )}
      </Box>
    </Box>
  );
}
