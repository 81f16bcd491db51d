import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import type { BulkUpload } from "@vaardig/contract/bulk-uploads/bulkUploads";
import { useTranslation } from "react-i18next";
import { useListUploadCausesQuery } from "../bulkUploads.api.ts";
import { CauseRow } from "./CauseRow.tsx";
import { useRepair } from "./useRepair.ts";

/** Problems that one answer fixes in all their rows; nothing without any. */
export function CauseList({ upload }: { upload: BulkUpload }) {
  const { t } = useTranslation("bulk-upload");
  const { data } = useListUploadCausesQuery(
    { query: { id: upload.id, size: 50 } },
    { refetchOnMountOrArgChange: true },
  );
  const repair = useRepair(upload.id);
  const causes = data?.data.filter(({ can }) => can.length > 0) ?? [];
  if (causes.length === 0) return null;
  return (
    <Box component="section" aria-label={t("repair.label")} sx={{ display: "grid", gap: 3 }}>
      {repair.refused && <Alert severity="error">{repair.refused}</Alert>}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 3 }}>
        {causes.map((cause) => (
          <CauseRow key={`${cause.column} ${cause.value} ${cause.message}`} cause={cause} repair={repair} />
        ))}
      </Box>
    </Box>
  );
}
