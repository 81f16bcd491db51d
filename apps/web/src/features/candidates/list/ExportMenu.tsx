import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { type CandidateFilter, exportCandidates } from "@vaardig/contract/candidateList";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDownload } from "../../../lib/useDownload.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import type { CandidateSort } from "./useCandidateFilter.ts";

const FORMATS = ["csv", "xlsx"] as const;

interface Props {
  filter: CandidateFilter;
  sort: CandidateSort;
  /** Ticked candidates, who are exported instead of all that the filter finds. */
  selected: readonly string[];
}

/** Saves ticked candidates, or all that the filter finds, as a file. */
export function ExportMenu({ filter, sort, selected }: Props) {
  const { t } = useTranslation("candidates");
  const { show } = useSnackbar();
  const { start, isBusy } = useDownload(exportCandidates);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const save = async (format: (typeof FORMATS)[number]) => {
    setAnchor(null);
    const selection = selected.length > 0 ? { user_ids: [...selected] } : { filter };
    if (await start({ body: { selection, sort, format } })) show(t("exported"));
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        aria-disabled={isBusy}
        onClick={(event) => !isBusy && setAnchor(event.currentTarget)}
      >
        {selected.length > 0 ? t("export-selected", { count: selected.length }) : t("export")}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => void save(format)}>
            {t(`export-as.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
