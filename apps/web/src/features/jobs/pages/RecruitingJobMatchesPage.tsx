import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { isSelected } from "../../../lib/selection.ts";
import { useAddress } from "../../../lib/useAddress.ts";
import { useSelection } from "../../../lib/useSelection.ts";
import { MatchActions } from "../../../shared/add-to/MatchActions.tsx";
import { useMatchActs } from "../../../shared/add-to/useMatchActs.ts";
import { PersonCardSheet } from "../../../shared/people/card/PersonCardSheet.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FilterChip } from "../../../ui/FilterChip.tsx";
import { SelectionBar } from "../../../ui/list/SelectionBar.tsx";
import { useListKeys } from "../../../ui/list/useListKeys.ts";
import { Pagination } from "../../../ui/Pagination.tsx";
import { PhoneTools } from "../../../ui/PhoneTools.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { VISUALLY_HIDDEN } from "../../../ui/visuallyHidden.ts";
import { useListPeopleMatchesQuery } from "../jobs.api.ts";
import { MatchSheetDrawer } from "../parts/MatchSheetDrawer.tsx";
import { PersonRow } from "../parts/PersonRow.tsx";

const SIZE = 20;
/** Maximum number of people handed over to the email screen. */
const EMAILS_MAX = 20;
const PEOPLE = ["all", "internal", "external"] as const;

/** People ranked for one job, with the same match explanation that they see themselves. */
export function RecruitingJobMatchesPage() {
  const { t } = useTranslation(["jobs", "add-to"]);
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
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  const { selected, ids, choose, clear, name } = useSelection();
  const [card, setCard] = useState<string | null>(null);
  const { act, isBusy } = useMatchActs(jobId);
  const can = data?.can ?? [];
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list, can.length > 0);
  return (
    <>
      <Typography component="h2" sx={VISUALLY_HIDDEN}>
        {t("people-title", { name: data?.vacancy.name ?? "…" })}
      </Typography>
      <PhoneTools>
        <Box sx={{ mb: 3, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
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
      </PhoneTools>
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
            sx={{ mb: 2, color: "text.secondary" }}
          >
            {t("people-count", { count: data.total })} · {t("people-description")}
          </Typography>
          <Card
            component="ul"
            ref={list}
            aria-label={t("people-list")}
            aria-busy={isFetching}
            sx={{ m: 0, p: 0, listStyle: "none", opacity: isFetching ? 0.6 : 1 }}
          >
            {data.data.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                can={can}
                isWide={!isNarrow}
                isSelected={isSelected(selected, person.id)}
                onSelect={() => choose([person], !isSelected(selected, person.id))}
                onCard={() => setCard(person.id)}
                onExplain={() => set({ open: person.id })}
                onAct={(what) => void act(what, [person.id], person.name)}
              />
            ))}
          </Card>
          <Pagination page={page} size={SIZE} total={data.total} onPage={(to) => set({ page: to })} />
        </>
      )}
      <SelectionBar
        label={t("people-selected")}
        count={ids.length}
        isNarrow={isNarrow}
        acts={can
          .filter((what) => what === "add" || ids.length <= EMAILS_MAX)
          .map((key) => ({ key, label: t(`add-to:person-acts.${key}-outside`) }))}
        onAct={(what) => void act(what, ids, name).then((isDone) => isDone && clear())}
        onClear={clear}
      />
      {card && <PersonCardSheet id={card} onClose={() => setCard(null)} />}
      <MatchSheetDrawer
        vacancyId={open && jobId}
        {...(open && { userId: open.id })}
        title={open?.name ?? ""}
        subtitle={data?.vacancy.name ?? ""}
        onClose={() => set({ open: null })}
        actions={
          open && (
            <MatchActions
              application={open.application}
              jobId={jobId}
              can={can}
              isBusy={isBusy}
              onAct={(what) => void act(what, [open.id], open.name)}
            />
          )
        }
      />
    </>
  );
}
