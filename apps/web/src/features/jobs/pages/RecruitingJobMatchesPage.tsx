import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { useAddress } from "../../../lib/useAddress.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FilterChip } from "../../../ui/FilterChip.tsx";
import { CardStack } from "../../../ui/list/CardStack.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useListPeopleMatchesQuery } from "../jobs.api.ts";
import { MatchSheetDrawer } from "../parts/MatchSheetDrawer.tsx";
import { PersonRow } from "../parts/PersonRow.tsx";

const SIZE = 10;
const PEOPLE = ["all", "internal", "external"] as const;

/** People ranked for one vacancy, with the same sheet and numbers that they see themselves. */
export function RecruitingJobMatchesPage() {
  const { t } = useTranslation("jobs");
  const { jobId = "" } = useParams();
  const { get, number, set } = useAddress();
  const page = number("page");
  const people = PEOPLE.find((option) => option === get("people")) ?? "all";
  const search = get("search") ?? "";
  const withoutHolders = get("holders") === "out";
  const { data, error, isFetching, refetch } = useListPeopleMatchesQuery({
    query: {
      job_vacancy_id: jobId,
      page,
      size: SIZE,
      people,
      search_query: search,
      without_holders: String(withoutHolders),
    },
  });
  const open = data?.data.find((person) => person.id === get("open"));
  return (
    <>
      <Typography variant="h2">{t("people-title", { name: data?.vacancy.name ?? "…" })}</Typography>
      <Typography sx={{ mt: 1, mb: 4, color: "text.secondary" }}>{t("people-description")}</Typography>
      <Box sx={{ mb: 5, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
        <SearchField value={search} onChange={(text) => set({ search: text })} label={t("people-search")} />
        {PEOPLE.map((option) => (
          <FilterChip
            key={option}
            label={t(`people.${option}`)}
            selected={people === option}
            onToggle={() => set({ people: option === "all" ? null : option })}
          />
        ))}
        {(withoutHolders || Boolean(data?.holders)) && (
          <FilterChip
            label={t("without-holders")}
            {...(data && { count: data.holders })}
            selected={withoutHolders}
            onToggle={() => set({ holders: withoutHolders ? null : "out" })}
          />
        )}
      </Box>
      {error ? (
        <ErrorState title={t("people-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton />
      ) : data.total === 0 ? (
        <EmptyState drawing="search" title={t("people-none")} description={t("people-none-text")} />
      ) : (
        <>
          <Typography
            variant="caption"
            component="p"
            aria-live="polite"
            sx={{ mb: 3, color: "text.secondary" }}
          >
            {t("people-count", { count: data.total })}
          </Typography>
          <CardStack isFetching={isFetching}>
            {data.data.map((person) => (
              <PersonRow key={person.id} person={person} onExplain={() => set({ open: person.id })} />
            ))}
          </CardStack>
          <Pagination page={page} size={SIZE} total={data.total} onPage={(to) => set({ page: to })} />
        </>
      )}
      <MatchSheetDrawer
        vacancyId={open && jobId}
        {...(open && { userId: open.id })}
        title={open?.name ?? ""}
        subtitle={data?.vacancy.name ?? ""}
        onClose={() => set({ open: null })}
      />
    </>
  );
}
