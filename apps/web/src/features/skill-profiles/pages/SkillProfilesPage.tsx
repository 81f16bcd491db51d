import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import AddIcon from "lucide-react/icons/plus";
import { useTranslation } from "react-i18next";
import { useAddress } from "../../../lib/useAddress.ts";
import { useListJobProfilesQuery } from "../../../shared/job-profiles/jobProfiles.api.ts";
import { SearchUnderstood } from "../../../shared/search-reading/SearchUnderstood.tsx";
import { searchOf, useSearchReading } from "../../../shared/search-reading/useSearchReading.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FilterChip } from "../../../ui/FilterChip.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { CreateSheet } from "../create/CreateSheet.tsx";
import { jobProfileSlice } from "../jobProfile.slice.ts";
import { ProfileTable } from "../list/ProfileTable.tsx";

const SIZE = 10;
const SCOPES = ["company", "library"] as const;

/** The company's own job profiles, and the library. */
export function SkillProfilesPage() {
  const { t } = useTranslation(["skill-profiles", "search-reading"]);
  const { get, number, set } = useAddress();
  const [isAdding, setAdding] = jobProfileSlice.usePart("isAdding");
  const page = number("page");
  const search = get("search") ?? "";
  const read = useSearchReading(search);
  const scope = SCOPES.find((one) => one === get("scope")) ?? "company";
  const { data, error, isFetching, refetch } = useListJobProfilesQuery(
    { query: { scope, page, size: SIZE, ...searchOf(read) } },
    { skip: read === undefined },
  );
  const canCreate = data?.can.includes("create") ?? false;
  const add = canCreate && (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
      {t("create.action")}
    </Button>
  );
  const toLibrary = scope === "company" && (
    <Button variant="outlined" onClick={() => set({ scope: "library" })}>
      {t("list.to-library")}
    </Button>
  );
  return (
    <>
      <PageHeader title={t("list.title")} description={t("list.description")} action={add}>
        <SearchField value={search} onChange={(text) => set({ search: text })} label={t("list.search")} />
        <Box role="group" aria-label={t("list.scope")} sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          {SCOPES.map((one) => (
            <FilterChip
              key={one}
              label={t(`list.${one}`)}
              {...(data && { count: data.totals[one] })}
              selected={scope === one}
              onToggle={() => set({ scope: one === "company" ? null : one })}
            />
          ))}
        </Box>
        <SearchUnderstood read={read} onText={(text) => set({ search: text })} />
      </PageHeader>
      {error ? (
        <ErrorState title={t("list.load-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton rows={SIZE} />
      ) : data.data.length > 0 ? (
        <Box aria-busy={isFetching} sx={{ opacity: isFetching ? 0.6 : 1 }}>
          <ProfileTable profiles={data.data} label={t(`list.${scope}`)} />
        </Box>
      ) : search !== "" ? (
        <EmptyState
          drawing="search"
          title={t("list.no-match-title")}
          description={t(scope === "company" ? "list.no-match-text" : "list.no-match-library")}
          action={toLibrary}
        />
      ) : (
        <EmptyState
          title={t("list.none-title")}
          description={t(canCreate ? "list.none-text" : "list.none-read")}
          action={toLibrary}
        />
      )}
      {data && <Pagination page={page} size={SIZE} total={data.total} onPage={(to) => set({ page: to })} />}
      {isAdding && <CreateSheet from={null} onClose={() => setAdding(false)} />}
    </>
  );
}
