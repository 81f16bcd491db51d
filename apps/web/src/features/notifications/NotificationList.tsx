import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../ui/Skeletons.tsx";
import { NotificationDays } from "./NotificationDays.tsx";
import { useListNotificationsQuery } from "./notifications.api.ts";

interface Props {
  /** Start of the page; absent for the first one. */
  cursor?: string;
  /** Last day of the previous page. */
  lastDay?: string;
}

/** One page of notifications, and below it the next one on request. */
export function NotificationList({ cursor, lastDay }: Props) {
  const { t } = useTranslation("notifications");
  const { data, error, refetch } = useListNotificationsQuery({
    query: cursor === undefined ? {} : { cursor },
  });
  // Paged by cursor, because new notifications shift offset pages.
  const [next, setNext] = useState<string>();
  if (!data)
    return error ? (
      <ErrorState title={t("load-failed")} error={error} onRetry={refetch} />
    ) : (
      <Box sx={{ px: 4 }}>
        <ListSkeleton rows={cursor === undefined ? 6 : 2} />
      </Box>
    );
  if (data.data.length === 0 && cursor === undefined)
    return <EmptyState title={t("empty")} description={t("empty-text")} />;
  const last = data.data.at(-1)?.day;
  return (
    <>
      <NotificationDays rows={data.data} lastDay={lastDay} />
      {next !== undefined ? (
        <NotificationList cursor={next} {...(last !== undefined && { lastDay: last })} />
      ) : (
        data.next !== null && (
          <Box sx={{ p: 4, display: "grid", justifyItems: "center" }}>
            <Button variant="outlined" onClick={() => setNext(data.next ?? undefined)}>
              {t("more")}
            </Button>
          </Box>
        )
      )}
    </>
  );
}
