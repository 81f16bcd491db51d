import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import Typography from "@mui/material/Typography";
import {
  type BulkUpload,
  downloadBulkUploadErrors,
  type RowOutcome,
} from "@vaardig/contract/bulk-uploads/bulkUploads";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { RowList } from "./RowList.tsx";
import { CauseList } from "./repair/CauseList.tsx";
import { SheetDownloads } from "./SheetDownloads.tsx";

const SHOWN: readonly RowOutcome[] = ["new", "changed", "error", "unchanged"];

/** Tabs of rows by outcome; opens the first non-empty one. */
export function OutcomeTabs({ upload }: { upload: BulkUpload }) {
  const { t } = useTranslation("bulk-upload");
  const format = useFormat();
  const id = useId();
  const first = SHOWN.find((outcome) => upload.counts[outcome] > 0) ?? "new";
  const [outcome, setOutcome] = useState<RowOutcome>(first);
  return (
    <Box>
      <Tabs
        value={outcome}
        onChange={(_event, next: RowOutcome) => setOutcome(next)}
        variant="scrollable"
        aria-label={t("outcomes-label")}
      >
        {SHOWN.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`${id}-${one}`}
            aria-controls={outcome === one ? `${id}-panel` : undefined}
            label={`${t(`outcomes.${one}`)} · ${format.number(upload.counts[one])}`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${outcome}`} tabIndex={0}>
        {outcome === "error" && upload.counts.error > 0 && (
          <Box sx={{ display: "grid", gap: 1, pt: 4 }}>
            {upload.can.includes("repair") && <CauseList upload={upload} />}
            <Typography sx={{ color: "text.secondary" }}>{t("errors-help")}</Typography>
            <SheetDownloads
              endpoint={downloadBulkUploadErrors}
              input={(wanted) => ({ query: { id: upload.id, format: wanted } })}
              label={t("errors-download")}
              name={(wanted) => t("errors-as", { format: wanted })}
            />
          </Box>
        )}
        <RowList key={outcome} upload={upload} outcome={outcome} />
      </Box>
    </Box>
  );
}
