import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type CompanyMove, PRODUCT_REASONS } from "@vaardig/contract/companies/customerLifecycle";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useListCompanyMovesQuery } from "../companies.api.ts";
import { FactsCard } from "./FactsCard.tsx";

const SIZE = 10;

/** Lifecycle history of a company, newest first. */
export function MovesCard({ companyId }: { companyId: string }) {
  const { t } = useTranslation("companies");
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useListCompanyMovesQuery({
    params: { id: companyId },
    query: { page, size: SIZE },
  });
  return (
    <FactsCard title={t("moves.title")}>
      {error ? (
        <ErrorState title={t("moves.failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton />
      ) : data.total === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{t("moves.none")}</Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 4 }}>
          {data.data.map((move) => (
            <MoveItem key={move.id} move={move} />
          ))}
        </Box>
      )}
      {data && data.total > SIZE && (
        <Pagination page={page} size={SIZE} total={data.total} onPage={setPage} />
      )}
    </FactsCard>
  );
}

/** One transition: what changed, when, why, and who changed it. */
function MoveItem({ move }: { move: CompanyMove }) {
  const { t } = useTranslation("companies");
  const format = useFormat();
  const by = move.staff_name ?? t(`moves.by.${move.by}`);
  const known = PRODUCT_REASONS.find((reason) => reason === move.reason);
  return (
    <Box component="li">
      <Typography sx={{ fontWeight: 500 }}>{t(`moves.names.${move.move}`)}</Typography>
      <Typography sx={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
        {move.by === "staff" ? move.reason : known && t(`moves.reasons.${known}`)}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
        {`${format.dateTime(move.at)} · ${by}`}
      </Typography>
    </Box>
  );
}
