import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import type { Endpoint, Input } from "@vaardig/contract/endpoint";
import DownloadIcon from "lucide-react/icons/download";
import { useTranslation } from "react-i18next";
import { useDownload } from "../../lib/api/useDownload.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { ActsMenu } from "../../ui/ActsMenu.tsx";

const FORMATS = ["csv", "xlsx"] as const;

interface Props<E extends Endpoint> {
  endpoint: E;
  input: (format: (typeof FORMATS)[number]) => Input<E>;
  /** Number of selected rows to export instead of all matches. */
  ticked?: number;
}

/** Menu that exports a list as a file. */
export function ExportMenu<E extends Endpoint>({ endpoint, input, ticked = 0 }: Props<E>) {
  const { t } = useTranslation("list");
  const { show } = useSnackbar();
  const { start, isBusy } = useDownload(endpoint);
  const save = async (format: (typeof FORMATS)[number]) => {
    if (await start(input(format))) show(t("exported"));
  };
  const words = ticked > 0 ? t("export-selected", { count: ticked }) : t("export");
  return (
    <ActsMenu
      acts={FORMATS.map((format) => ({
        key: format,
        label: t(`export-as.${format}`),
        onAct: () => void save(format),
      }))}
      button={({ onClick, ...opens }) => (
        <Tooltip title={words}>
          <IconButton
            aria-label={words}
            aria-disabled={isBusy}
            {...opens}
            onClick={(event) => !isBusy && onClick(event)}
          >
            <DownloadIcon size={20} />
          </IconButton>
        </Tooltip>
      )}
    />
  );
}
