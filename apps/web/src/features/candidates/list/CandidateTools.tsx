import { CANDIDATE_SORTS, exportCandidates } from "@vaardig/contract/candidates/candidateList";
import { useTranslation } from "react-i18next";
import { ExportMenu } from "../../../shared/export/ExportMenu.tsx";
import { ListTools } from "../../../ui/list/ListTools.tsx";
import type { ListDisplay } from "../../../ui/list/useListDisplay.ts";
import type { Column } from "./columns.ts";
import type { CandidateSort, FilterState } from "./useCandidateFilter.ts";

interface Props {
  filtering: FilterState;
  look: ListDisplay<Column>;
  /** Selected candidates, exported instead of all matches. */
  selected: readonly string[];
}

/** Display settings and export of the candidate list. */
export function CandidateTools({ filtering, look, selected }: Props) {
  const { t } = useTranslation("candidates");
  const { filter, sort, setSort } = filtering;
  const selection = selected.length > 0 ? { user_ids: [...selected] } : { filter };
  return (
    <ListTools
      look={look}
      columnName={(column) => t(`fields.${column}`)}
      sorts={CANDIDATE_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      sort={sort}
      onSort={(chosen = "-added") => setSort(chosen as CandidateSort)}
    >
      <ExportMenu
        endpoint={exportCandidates}
        input={(format) => ({ body: { selection, sort, format } })}
        ticked={selected.length}
      />
    </ListTools>
  );
}
