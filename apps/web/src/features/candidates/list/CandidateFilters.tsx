import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import IconButton from "@mui/material/IconButton";
import type { Theme } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import useMediaQuery from "@mui/material/useMediaQuery";
import ClearIcon from "lucide-react/icons/filter-x";
import MoreIcon from "lucide-react/icons/sliders-horizontal";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { SavedViews } from "../../../shared/saved-views/SavedViews.tsx";
import { ChipRow } from "../../../ui/ChipRow.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { CandidateFilterMenu, type FilterName } from "./CandidateFilterMenu.tsx";
import type { FilterState } from "./useCandidateFilter.ts";

/** Filters in display order. */
const FILTERS: readonly FilterName[] = [
  "stages",
  "jobs",
  "owners",
  "skills",
  "retention",
  "places",
  "pools",
  "sources",
  "consent",
];

/**
 * Search, saved views and common filters in one row; the others expand below it. On a phone all are in one
 * row.
 */
export function CandidateFilters({ filtering }: { filtering: FilterState }) {
  const { t } = useTranslation(["candidates", "common"]);
  const format = useFormat();
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up("roomy"));
  const [isOpen, setOpen] = useState(false);
  const shown = isPhone ? FILTERS.length : isWide ? 4 : 2;
  const [first, others] = [FILTERS.slice(0, shown), FILTERS.slice(shown)];
  const active = others.filter((name) => {
    const value = filtering.chosen[name];
    return value !== undefined && value.length > 0;
  }).length;
  const menus = (names: readonly FilterName[]) =>
    names.map((name) => <CandidateFilterMenu key={name} name={name} filtering={filtering} />);
  return (
    <>
      <Box
        sx={{
          flex: { xs: "1 1 100%", sm: "1 1 180px" },
          maxWidth: { sm: 260 },
          "& > .MuiInputBase-root": { width: "100%" },
        }}
      >
        <SearchField value={filtering.search} onChange={filtering.setSearch} label={t("search")} />
      </Box>
      <ChipRow>
        <SavedViews screen="candidates" search={filtering.view} />
        {menus(first)}
        {others.length > 0 && (
          <Chip
            variant="outlined"
            icon={<MoreIcon size={16} />}
            color={active > 0 ? "primary" : "default"}
            label={active > 0 ? `${t("filters.more")} · ${format.number(active)}` : t("filters.more")}
            onClick={() => setOpen(!isOpen)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
          />
        )}
        {filtering.isFiltered && (
          <Tooltip title={t("common:clear-filters")}>
            <IconButton aria-label={t("common:clear-filters")} onClick={filtering.clear}>
              <ClearIcon size={20} />
            </IconButton>
          </Tooltip>
        )}
      </ChipRow>
      {isOpen && others.length > 0 && (
        // Below its row, which ends with the display settings.
        <Box id={id} sx={{ order: 1, flex: "1 1 100%", display: "flex", flexWrap: "wrap", gap: 2 }}>
          {menus(others)}
        </Box>
      )}
    </>
  );
}
