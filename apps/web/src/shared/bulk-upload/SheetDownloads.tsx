import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Endpoint, Input } from "@vaardig/contract/endpoint";
import DownloadIcon from "lucide-react/icons/download";
import { useTranslation } from "react-i18next";
import { useDownload } from "../../lib/api/useDownload.ts";

const FORMATS = ["csv", "xlsx"] as const;

interface Props<E extends Endpoint> {
  endpoint: E;
  input: (format: (typeof FORMATS)[number]) => Input<E>;
  /** Label before the two formats. */
  label: string;
  /** Returns the accessible name of a format's button. */
  name: (format: string) => string;
}

/** Download of a file as CSV or Excel. */
export function SheetDownloads<E extends Endpoint>({ endpoint, input, label, name }: Props<E>) {
  const { t } = useTranslation("bulk-upload");
  const { start, isBusy } = useDownload(endpoint);
  return (
    <Box sx={{ display: "flex", alignItems: "center", flexWrap: "wrap", gap: 1 }}>
      <Typography sx={{ color: "text.secondary", mr: 1 }}>{label}</Typography>
      {FORMATS.map((format) => (
        <Button
          key={format}
          size="small"
          startIcon={<DownloadIcon />}
          aria-label={name(t(`template-${format}`))}
          disabled={isBusy}
          onClick={() => void start(input(format))}
        >
          {t(`template-${format}`)}
        </Button>
      ))}
    </Box>
  );
}
