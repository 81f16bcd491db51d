import Box from "@mui/material/Box";
import { CANDIDATE_SORTS } from "@vaardig/contract/candidateList";
import { useTranslation } from "react-i18next";
import { FilterMenu } from "../../../ui/FilterMenu.tsx";
import { type View, ViewSwitch } from "../../../ui/list/ViewSwitch.tsx";
import { COLUMNS, type Column, readColumns } from "./columns.ts";
import { ExportMenu } from "./ExportMenu.tsx";
import type { CandidateSort, Filtering } from "./useCandidateFilter.ts";

interface Props {
  filtering: Filtering;
  selected: readonly string[];
  view: View;
  /** Null where a table has no place. */
  onView: ((view: View) => void) | null;
  columns: readonly Column[];
  onColumns: (columns: readonly Column[]) => void;
}

/** How the list is shown: columns or order, table or cards, and the file. */
export function ListTools({ filtering, selected, view, onView, columns, onColumns }: Props) {
  const { t } = useTranslation("candidates");
  return (
    <Box sx={{ ml: { md: "auto" }, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
      {view === "table" && (
        <FilterMenu
          quiet
          label={t("columns")}
          options={COLUMNS.map((column) => ({ value: column, label: t(`fields.${column}`) }))}
          selected={columns}
          onChange={(chosen) => onColumns(readColumns(chosen))}
        />
      )}
      <FilterMenu
        single
        quiet
        label={t("sort-by")}
        options={CANDIDATE_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        selected={[filtering.sort]}
        onChange={([chosen]) => filtering.setSort((chosen as CandidateSort | undefined) ?? "-added")}
      />
      {onView && (
        <ViewSwitch
          view={view}
          onView={onView}
          words={{ label: t("view.label"), table: t("view.table"), cards: t("view.cards") }}
        />
      )}
      <ExportMenu filter={filtering.filter} sort={filtering.sort} selected={selected} />
    </Box>
  );
}
