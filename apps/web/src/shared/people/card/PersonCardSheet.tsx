import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetCandidateQuery } from "../candidate.api.ts";
import { PublicCard } from "./PublicCard.tsx";

/** Sheet with a colleague's public card. */
export function PersonCardSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("card");
  const { data, error, refetch } = useGetCandidateQuery({ query: { id } });
  const person = data?.candidates[0];
  return (
    <SideSheet open onClose={onClose} title={t("title")} width={440} isText>
      <Box sx={{ pt: 2 }}>
        {person ? (
          <PublicCard person={person} />
        ) : error ? (
          <ErrorState title={t("fetch-failed")} error={error} onRetry={refetch} />
        ) : (
          <ListSkeleton rows={4} />
        )}
      </Box>
    </SideSheet>
  );
}
