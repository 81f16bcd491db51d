import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetAccessMatrixQuery } from "../employee-role.api.ts";
import { AccessLegend } from "./AccessLegend.tsx";
import { AccessList } from "./AccessList.tsx";
import { AccessTable } from "./AccessTable.tsx";

/** Permissions per role: side by side, or one at a time on a small screen. */
export function AccessPanel() {
  const { t } = useTranslation("employee-role");
  const { data, error, refetch } = useGetAccessMatrixQuery();
  if (error) return <ErrorState title={t("access.load-failed")} error={error} onRetry={refetch} />;
  if (!data) return <DetailSkeleton lines={12} />;
  return (
    <>
      <AccessLegend />
      <Box sx={{ display: { xs: "none", md: "block" } }}>
        <AccessTable capabilities={data.data} />
      </Box>
      <Box sx={{ display: { md: "none" } }}>
        <AccessList capabilities={data.data} />
      </Box>
    </>
  );
}
