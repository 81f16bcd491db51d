import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { DuplicatePair } from "@vaardig/contract/candidateMerges";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/useFormat.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useKeepApartMutation, useListDuplicatesQuery } from "../candidates.api.ts";
import { Who } from "../list/Who.tsx";

const SIZE = 10;

interface Props {
  onMerge: (ids: [string, string]) => void;
  onClose: () => void;
}

/** Pairs that may be one person each: to merge, or to be told apart. */
export function DuplicatesSheet({ onMerge, onClose }: Props) {
  const { t } = useTranslation("candidates");
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useListDuplicatesQuery({ query: { page, size: SIZE } });
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t("duplicates.title")}
      subtitle={t("duplicates.help")}
      width={640}
    >
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton rows={4} />
      ) : data.data.length === 0 ? (
        <EmptyState drawing="list" title={t("duplicates.none")} description={t("duplicates.none-text")} />
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
  const { show } = useSnackbar();
  const [keepApart, { isLoading }] = useKeepApartMutation();
  const [first, second] = pair.candidates;
  if (!first || !second) return null;
  const apart = async () => {
    const { error } = await keepApart({ body: { user_ids: [first.id, second.id] } });
    if (!error) show(t("duplicates.kept-apart"));
  };
  // Who has an account stays.
  const ids: [string, string] =
    second.account && !first.account ? [second.id, first.id] : [first.id, second.id];
  return (
    <Box
      component="li"
      sx={{ py: 4, borderTop: 1, borderColor: "divider", "&:first-of-type": { borderTop: 0 } }}
    >
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        <Who person={first} />
        <Who person={second} />
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", mt: 3 }}>
        <Typography sx={{ flex: 1, color: "text.secondary" }}>
          {format.list(pair.signs.map((sign) => t(`duplicates.same.${sign}`)))}
        </Typography>
        {pair.can.includes("keep_apart") && (
          <Button size="small" disabled={isLoading} onClick={() => void apart()}>
            {t("duplicates.keep-apart")}
          </Button>
        )}
        {pair.can.includes("merge") && (
          <Button size="small" variant="outlined" onClick={() => onMerge(ids)}>
            {t("duplicates.compare")}
          </Button>
        )}
      </Box>
    </Box>
  );
}
