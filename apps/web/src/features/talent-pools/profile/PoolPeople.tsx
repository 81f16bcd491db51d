import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { POOL_SORTS, type TalentPoolDetail } from "@vaardig/contract/talent-pools/talentPools";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { isSelected } from "../../../lib/selection.ts";
import { useAddress } from "../../../lib/useAddress.ts";
import { usePath } from "../../../lib/usePath.ts";
import { useSelection } from "../../../lib/useSelection.ts";
import { AddToJobDialog } from "../../../shared/add-to/AddToJobDialog.tsx";
import { PersonCardSheet } from "../../../shared/people/card/PersonCardSheet.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FilterMenu } from "../../../ui/FilterMenu.tsx";
import { CardStack } from "../../../ui/list/CardStack.tsx";
import { SelectionBar } from "../../../ui/list/SelectionBar.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { type PoolSelection, talentPoolModalsSlice } from "../talentPoolModals.slice.ts";
import { useLazyListPoolPeopleIdsQuery, useListPoolPeopleQuery } from "../talentPools.api.ts";
import { MatchDrawer } from "./MatchDrawer.tsx";
import { POOL_ACTS, type PoolAct, PoolPersonRow } from "./PoolPersonRow.tsx";
import { useRemoveFromPool } from "./useRemoveFromPool.ts";

const SIZE = 10;

/** People of a talent pool: search, view and actions. */
export function PoolPeople({ pool }: { pool: TalentPoolDetail }) {
  const { t } = useTranslation(["talent-pools", "common", "add-to"]);
  const { get, number, set } = useAddress();
  const pathTo = usePath();
  const navigate = useNavigate();
  const candidates = pathTo("candidates-list");
  const message = pathTo("talent-pool-message", { talentPoolId: pool.id });
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("table"));
  const { selected, ids, choose, clear, name: selectedName } = useSelection();
  const [adding, setAdding] = talentPoolModalsSlice.usePart("adding");
  const [card, setCard] = talentPoolModalsSlice.usePart("card");
  const takeOut = useRemoveFromPool(pool.id);
  const [readIds] = useLazyListPoolPeopleIdsQuery();
  const page = number("page");
  const search = get("search") ?? "";
  const sort = POOL_SORTS.find((one) => one === get("sort")) ?? "fit";
  const query = { id: pool.id, search_query: search };
  const { data, error, isFetching, refetch } = useListPoolPeopleQuery({
    query: { ...query, sort, page, size: SIZE },
  });
  const total = data?.total ?? 0;
  const open = data?.data.find(({ id }) => id === get("open"));
  // Selecting everyone sends no list, so that people added later are included.
  const write = (user_ids: string[]) =>
    void navigate(message ?? "", user_ids.length < pool.people_count ? { state: { user_ids } } : {});
  const act = (what: PoolAct, { ids: userIds, name }: PoolSelection) => {
    const acts: Record<PoolAct, () => unknown> = {
      add_to_job: () => setAdding({ ids: userIds, name }),
      write: () => write(userIds),
      take_out: async () => (await takeOut(userIds, name)) && clear(),
    };
    acts[what]();
  };
  const all = async () => {
    const found = await readIds({ query });
    const people = (found.data?.ids ?? []).map((id) => ({ id, name: "" }));
    choose(people, true);
  };
  const mayTakeOut = pool.can.includes("take_out");
  return (
    <Box component="section" aria-labelledby="pool-people" sx={{ minWidth: 0 }}>
      <Typography id="pool-people" variant="h2">
        {t("profile.people")}
      </Typography>
      <Typography sx={{ mt: 1, mb: 4, color: "text.secondary" }}>{t("profile.best-job-help")}</Typography>
      {(total > 0 || search !== "") && (
        <Box sx={{ mb: 5, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
          <SearchField
            value={search}
            onChange={(text) => set({ search: text })}
            label={t("profile.search")}
          />
          <FilterMenu
            single
            quiet
            label={t("sort.label")}
            options={POOL_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
            selected={[sort]}
            onChange={([chosen]) => set({ sort: chosen === "fit" ? null : (chosen ?? null) })}
          />
        </Box>
      )}
      {error ? (
        <ErrorState title={t("profile.people-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton />
      ) : total === 0 && search !== "" ? (
        <EmptyState
          drawing="search"
          heading="h3"
          title={t("profile.no-user-found")}
          description={t("common:no-results-help")}
        />
      ) : total === 0 ? (
        <EmptyState
          heading="h3"
          title={t("profile.empty-title")}
          description={t(mayTakeOut ? "profile.empty-text" : "profile.empty-text-read")}
          action={
            candidates && (
              <Button variant="outlined" component={Link} to={candidates}>
                {t("profile.candidates")}
              </Button>
            )
          }
        />
      ) : (
        <>
          <CardStack labelledBy="pool-people" isFetching={isFetching} hasTicks>
            {data.data.map((person) => (
              <PoolPersonRow
                key={person.id}
                person={person}
                isSelected={isSelected(selected, person.id)}
                onSelect={() => choose([person], !isSelected(selected, person.id))}
                onCard={() => setCard(person.id)}
                onExplain={() => set({ open: person.id })}
                onAct={(what) => act(what, { ids: [person.id], name: person.name })}
              />
            ))}
          </CardStack>
          <Pagination page={page} size={SIZE} total={total} onPage={(to) => set({ page: to })} />
        </>
      )}
      <SelectionBar
        count={ids.length}
        total={mayTakeOut ? Math.min(total, 1_000) : ids.length}
        acts={POOL_ACTS.filter((what) => what === "add_to_job" || pool.can.includes(what)).map((key) => ({
          key,
          label: t(`acts.${key}`),
        }))}
        onAct={(key) => act(key, { ids, name: selectedName || undefined })}
        onAll={() => void all()}
        onClear={clear}
        isNarrow={isNarrow}
        label={t("select.region")}
      />
      {adding && (
        <AddToJobDialog
          selection={{ user_ids: adding.ids }}
          count={adding.ids.length}
          name={adding.name}
          onClose={() => setAdding(null)}
          onDone={clear}
        />
      )}
      {card && <PersonCardSheet id={card} onClose={() => setCard(null)} />}
      {open?.best_job && (
        <MatchDrawer person={open} best={open.best_job} onClose={() => set({ open: null })} />
      )}
    </Box>
  );
}
