import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import type { Payload } from "@vaardig/contract/endpoint";
import type { listJobMatches } from "@vaardig/contract/jobs/jobs";
import FilterIcon from "lucide-react/icons/sliders-horizontal";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAddress } from "../../../lib/useAddress.ts";
import { SavedViews } from "../../../shared/saved-views/SavedViews.tsx";
import { ChipRow } from "../../../ui/ChipRow.tsx";
import { FilterChip } from "../../../ui/FilterChip.tsx";
import { FilterMenu } from "../../../ui/FilterMenu.tsx";
import { FoldedTools } from "../../../ui/FoldedTools.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { useBarSlot } from "../../../ui/useBarSlot.ts";

/** Bands offered as minimum. */
const STRONG_BANDS = ["high", "moderate"] as const;

/** Marks a minimum among the bands of one menu. */
const AT_LEAST = "min:";

const SORTS = ["match", "deadline"] as const;

/** URL parameters that a saved search stores, in fixed order. */
const KEPT = ["search", "kind", "band", "min", "department", "closing"] as const;

function searchOfAddress(get: (name: string) => string | undefined): string {
  const kept = KEPT.flatMap((name) => {
    const value = get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(kept).toString();
}

type Matches = Payload<typeof listJobMatches>;

/**
 * Search and a filter panel, initially expanded, on a phone behind a button of its bar; each option shows its
 * number of results.
 */
export function JobFilters({ matches, isSaved }: { matches: Matches | undefined; isSaved: boolean }) {
  const { t } = useTranslation(["jobs", "common"]);
  const { get, set } = useAddress();
  const [isExpanded, setExpanded] = useState(true);
  const panelId = useId();
  const slot = useBarSlot();
  const [band, department] = [get("band"), get("department")];
  const min = STRONG_BANDS.find((one) => one === get("min"));
  const isClosing = get("closing") === "soon";
  const bands = matches?.bands.filter((entry) => entry.count > 0 || entry.band === band) ?? [];
  const departments = matches?.departments ?? [];
  const kinds = matches?.kinds.flatMap(({ kind, count }) => (kind === "all" ? [] : [{ kind, count }])) ?? [];
  const hasBoth =
    kinds.every((entry) => entry.count > 0) || kinds.some((entry) => entry.kind === get("kind"));
  const filters = (
    <ChipRow>
      {!isSaved && <SavedViews screen="jobs" search={searchOfAddress(get)} />}
      {hasBoth &&
        kinds.map((entry) => (
          <FilterChip
            key={entry.kind}
            label={t(`jobs:kind.${entry.kind}`)}
            count={entry.count}
            selected={get("kind") === entry.kind}
            onToggle={() => set({ kind: get("kind") === entry.kind ? null : entry.kind })}
          />
        ))}
      {matches !== undefined && (matches.closing_soon > 0 || isClosing) && (
        <FilterChip
          label={t("jobs:closing-soon")}
          count={matches.closing_soon}
          selected={isClosing}
          onToggle={() => set({ closing: isClosing ? null : "soon" })}
        />
      )}
      <FilterMenu
        single
        label={t("jobs:match")}
        options={[
          ...STRONG_BANDS.map((value) => ({
            value: `${AT_LEAST}${value}`,
            label: t("jobs:band-or-better", { band: t(`common:bands.${value}`) }),
          })),
          ...bands.map((entry) => ({
            value: entry.band,
            label: t(`common:bands.${entry.band}`),
            count: entry.count,
          })),
        ]}
        selected={band ? [band] : min ? [`${AT_LEAST}${min}`] : []}
        onChange={([chosen]) => {
          const isLeast = chosen?.startsWith(AT_LEAST) ?? false;
          set({
            band: (!isLeast && chosen) || null,
            min: isLeast ? (chosen?.slice(AT_LEAST.length) ?? null) : null,
          });
        }}
      />
      <FilterMenu
        single
        quiet
        label={t("jobs:sort.label")}
        options={SORTS.map((value) => ({ value, label: t(`jobs:sort.${value}`) }))}
        selected={[get("sort") === "deadline" ? "deadline" : "match"]}
        onChange={([chosen]) => set({ sort: chosen === "deadline" ? chosen : null })}
      />
      <FilterMenu
        single
        label={t("jobs:department")}
        options={departments.map(({ name, count }) => ({ value: name, label: name, count }))}
        selected={department ? [department] : []}
        onChange={([chosen]) => set({ department: chosen ?? null })}
      />
    </ChipRow>
  );
  return (
    <FoldedTools slot={slot}>
      <Box
        component="section"
        aria-label={t("jobs:filters")}
        sx={{
          mb: { xs: 5, sm: 3 },
          display: "flex",
          flexWrap: "wrap",
          gap: 2,
          alignItems: "center",
          // The field gives way, so that everything is in one row at 1440 in Dutch too.
          "& > .MuiOutlinedInput-root": { flex: { xs: "1 1 100%", sm: "1 1 160px" }, maxWidth: { sm: 320 } },
        }}
      >
        <SearchField
          value={get("search") ?? ""}
          onChange={(text) => set({ search: text })}
          label={t("jobs:search")}
        />
        <Box id={panelId} sx={{ display: slot !== null || isExpanded ? "contents" : "none" }}>
          {filters}
        </Box>
        {!slot && (
          <Tooltip title={t(isExpanded ? "jobs:hide-filters" : "jobs:show-filters")}>
            <IconButton
              aria-label={t(isExpanded ? "jobs:hide-filters" : "jobs:show-filters")}
              aria-expanded={isExpanded}
              aria-controls={panelId}
              onClick={() => setExpanded(!isExpanded)}
            >
              <FilterIcon size={20} />
            </IconButton>
          </Tooltip>
        )}
      </Box>
    </FoldedTools>
  );
}
