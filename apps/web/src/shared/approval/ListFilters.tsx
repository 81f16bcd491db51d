import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { Payload } from "@vaardig/contract/endpoint";
import { type JobFilter, jobFilter, type listJobs } from "@vaardig/contract/jobs/recruitingJobs";
import type { Role } from "@vaardig/contract/roles";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../lib/libState.ts";
import { useAddress } from "../../lib/useAddress.ts";
import { ChipRow } from "../../ui/ChipRow.tsx";
import { FilterChip } from "../../ui/FilterChip.tsx";
import { SearchField } from "../../ui/SearchField.tsx";

const KINDS = ["jobs", "projects"] as const;
export type ListCounts = Payload<typeof listJobs>["counts"];

interface ListAddress {
  filter: JobFilter;
  /** Default filter. */
  usual: JobFilter;
  search: string;
  page: number;
}

/** Roles whose list starts with their own work, because they find open jobs in the job search. */
const PROPOSERS: readonly (Role | undefined)[] = ["employee", "manager"];

/** Returns the list state of the URL: filter, search, and zero-based page. */
export function useListAddress(): ListAddress {
  const { get, number } = useAddress();
  const { user } = useAuth();
  const usual = PROPOSERS.includes(user?.system_role) ? "mine" : "all";
  return {
    usual,
    filter: jobFilter.catch(usual).parse(get("filter")),
    search: get("search") ?? "",
    page: number("page"),
  };
}

/** Toggle between jobs and projects. */
export function KindSwitch({ kind }: { kind: (typeof KINDS)[number] }) {
  const { t } = useTranslation("approval");
  const { set } = useAddress();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={kind}
      aria-label={t("kind.label")}
      onChange={(_event, next: string | null) => {
        if (next) set({ kind: next === "projects" ? next : null });
      }}
    >
      {KINDS.map((one) => (
        <ToggleButton key={one} value={one}>
          {t(`kind.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

interface Props {
  label: string;
  counts: ListCounts;
}

/** Search and filters, each with its number of results. */
export function ListFilters({ label, counts }: Props) {
  const { t } = useTranslation("approval");
  const { set } = useAddress();
  const { filter, usual, search } = useListAddress();
  // An empty list needs no search.
  const isEmpty = filter === usual && search === "" && counts.every(({ count }) => count === 0);
  if (isEmpty) return null;
  const countOf = (option: JobFilter) => counts.find((one) => one.filter === option)?.count;
  return (
    <>
      <SearchField value={search} onChange={(text) => set({ search: text })} label={label} />
      <ChipRow label={t("filters")}>
        {jobFilter.options.map((option) => {
          const count = countOf(option);
          // Hidden without overdue jobs; projects have no such date.
          if (option === "overdue" && !count && filter !== option) return null;
          return (
            <FilterChip
              key={option}
              label={t(`filter.${option}`)}
              {...(count !== undefined && { count })}
              selected={filter === option}
              onToggle={() => set({ filter: option === usual ? null : option })}
            />
          );
        })}
      </ChipRow>
    </>
  );
}
