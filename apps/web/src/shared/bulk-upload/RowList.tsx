import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { BulkUpload, BulkUploadRow, RowOutcome } from "@vaardig/contract/bulk-uploads/bulkUploads";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Pagination } from "../../ui/Pagination.tsx";
import { ListSkeleton } from "../../ui/Skeletons.tsx";
import { useListBulkUploadRowsQuery } from "./bulkUploads.api.ts";
import { useFieldNames } from "./useFieldNames.ts";
import { useValueText } from "./useValueText.ts";

const SIZE = 10;
/** Message keys for an empty list, by kind. */
const NONE_WORDS = {
  employees: "none",
  skill_matrix: "none",
  candidates: "none",
  courses: "none-courses",
  certificates: "none-certificates",
} as const;

/** Returns title and details of a row: the name when present, then further identifying values. */
function headOf({ values }: BulkUploadRow): { title: string; about: string } {
  if (values.code !== undefined) {
    const { code, title_en: en = "", title_nl: nl = "", provider = "", skills = "" } = values;
    return { title: en || nl || code, about: [code, provider, skills].filter(Boolean).join(" · ") };
  }
  if (values.certificate !== undefined) {
    const { certificate, number = "", email = "" } = values;
    return { title: email || certificate, about: [certificate, number].filter(Boolean).join(" · ") };
  }
  const { first_name = "", last_name = "", email = "" } = values;
  const name = `${first_name} ${last_name}`.trim();
  if (name !== "" || email !== "") return { title: name || email, about: name ? email : "" };
  return { title: Object.values(values).join(" · "), about: "" };
}

function RowLine({ row }: { row: BulkUploadRow }) {
  const { t } = useTranslation("bulk-upload");
  const format = useFormat();
  const fieldName = useFieldNames();
  const words = useValueText();
  const { title, about } = headOf(row);
  const level = row.outcome === "new" && row.values.system_role;
  return (
    <Box
      component="li"
      sx={{
        display: { sm: "flex" },
        gap: 4,
        py: 3,
        borderBottom: 1,
        borderColor: "divider",
        overflowWrap: "anywhere",
      }}
    >
      <Typography
        variant="caption"
        className="tabular"
        component="p"
        sx={{ flex: "0 0 72px", color: "text.secondary", pt: 0.5 }}
      >
        {t("row", { number: format.number(row.number) })}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{title}</Typography>
        {(about || level) && (
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {[about, level && words("system_role", level)].filter(Boolean).join(" · ")}
          </Typography>
        )}
        {Object.entries(row.changes).map(([field, { from, to }]) => (
          <Typography key={field} variant="body2">
            {t("change", { field: fieldName(field), from: words(field, from), to: words(field, to) })}
          </Typography>
        ))}
        {Object.entries(row.errors).map(([field, text]) => (
          <Typography key={field} variant="body2" sx={{ color: "error.main" }}>
            {fieldName(field)}: {text}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

/** Rows of one outcome, paginated. */
export function RowList({ upload, outcome }: { upload: BulkUpload; outcome: RowOutcome }) {
  const { t } = useTranslation("bulk-upload");
  const [page, setPage] = useState(0);
  const {
    currentData: data,
    error,
    refetch,
  } = useListBulkUploadRowsQuery(
    { query: { id: upload.id, outcome, page, size: SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <ListSkeleton rows={SIZE} />;
  if (data.total === 0)
    return (
      <Typography sx={{ py: 8, color: "text.secondary" }}>
        {t(`${NONE_WORDS[upload.kind]}.${outcome}`)}
      </Typography>
    );
  return (
    <>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {data.data.map((row) => (
          <RowLine key={row.number} row={row} />
        ))}
      </Box>
      <Pagination page={page} size={SIZE} total={data.total} onPage={setPage} />
    </>
  );
}
