import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import Switch from "@mui/material/Switch";
import { STAGES, type Stage } from "@vaardig/contract/applications/pipeline";
import SearchIcon from "lucide-react/icons/search";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { SearchField } from "../../../ui/SearchField.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { Column } from "./boardState.ts";

interface Props {
  search: string;
  onSearch: (text: string) => void;
  /** True when withdrawn and archived applications are included. */
  ended: boolean;
  onEnded: (ended: boolean) => void;
  /** True while live updates arrive. */
  live: boolean;
  /** Only on a phone, which shows one stage at a time. */
  phone?: { stage: Stage; onStage: (stage: Stage) => void; columns: readonly Column[] } | undefined;
}

/** Filters of a board; on a phone the visible stage, with the others behind an icon. */
export function BoardTools({ search, onSearch, ended, onEnded, live, phone }: Props) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const [isOpen, setOpen] = useState(search !== "" || ended);
  const countOf = (stage: Stage) => phone?.columns.find((column) => column.stage === stage)?.count ?? 0;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 2, alignItems: "center", mb: 2 }}>
      {phone && (
        <>
          <Select
            value={phone.stage}
            onChange={({ target }) => phone.onStage(target.value as Stage)}
            size="small"
            inputProps={{ "aria-label": t("stage") }}
            sx={{ flex: "1 1 0", minWidth: 0 }}
          >
            {STAGES.map((stage) => (
              <MenuItem key={stage} value={stage}>
                {t(`stages.${stage}`)} · {format.number(countOf(stage))}
              </MenuItem>
            ))}
          </Select>
          <IconButton aria-label={t("board-tools")} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <SearchIcon size={20} />
          </IconButton>
        </>
      )}
      {(!phone || isOpen) && (
        <>
          <SearchField value={search} onChange={onSearch} label={t("search-board")} />
          <FormControlLabel
            control={
              <Switch size="small" checked={ended} onChange={({ target }) => onEnded(target.checked)} />
            }
            label={t("show-ended")}
            sx={{ ml: 0, gap: 1 }}
          />
        </>
      )}
      {(!phone || !live) && (
        <Box sx={{ ml: "auto" }} title={t(live ? "live-help" : "not-live-help")}>
          <StatusChip label={t(live ? "live" : "not-live")} tone={live ? "positive" : "attention"} />
        </Box>
      )}
    </Box>
  );
}
