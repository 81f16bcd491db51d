import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useTranslation } from "react-i18next";

/** Skeleton of a short form. */
export function ColumnSkeleton({ fields = 2 }: { fields?: number }) {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t("loading")} sx={{ display: "grid", gap: 5 }}>
      {Array.from({ length: fields }, (_none, at) => at).map((field) => (
        <div key={field}>
          <Skeleton width={96} height={20} />
          <Skeleton variant="rounded" height={40} sx={{ mt: 1 }} />
        </div>
      ))}
      <Skeleton variant="rounded" height={44} />
    </Box>
  );
}
