import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { type EmployeeFilter, exportEmployees } from "@vaardig/contract/employees";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDownload } from "../../../lib/useDownload.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import type { EmployeeSort } from "./useEmployeeFilter.ts";

const FORMATS = ["csv", "xlsx"] as const;

/** Saves all that the filter finds as a file. */
export function ExportMenu({ filter, sort }: { filter: EmployeeFilter; sort: EmployeeSort }) {
  const { t } = useTranslation("employees");
  const { show } = useSnackbar();
  const { start, isBusy } = useDownload(exportEmployees);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const save = async (format: (typeof FORMATS)[number]) => {
    setAnchor(null);
    if (await start({ query: { ...filter, sort, format } })) show(t("exported"));
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
        {t("export")}
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
