import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { EVENT_CATEGORIES } from "@vaardig/contract/events/events";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useAddress } from "../../../lib/useAddress.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FilterMenu } from "../../../ui/FilterMenu.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetSystemEventsQuery } from "../events.api.ts";
import { EventList } from "./EventList.tsx";

const SIZE = 20;

/** Events of a person, newest first, by day; category and page are in the URL. */
export function EventsSection({ userId }: { userId: string }) {
  const { t } = useTranslation("events");
  const id = useId();
  const address = useAddress();
  const page = address.number("page");
  const kind = EVENT_CATEGORIES.find((one) => one === address.get("kind"));
  const { data, error, refetch } = useGetSystemEventsQuery({
    query: { user_ids: userId, category: kind, page, size: SIZE },
  });
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 6 } }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, justifyContent: "space-between", mb: 4 }}>
        <Typography id={id} variant="h2">
          {t("events.title")}
        </Typography>
        <FilterMenu
          label={t("events.kind")}
          options={(data?.categories ?? EVENT_CATEGORIES).map((value) => ({
            value,
            label: t(`events.categories.${value}`),
          }))}
          selected={kind ? [kind] : []}
          onChange={([value]) => address.set({ kind: value ?? null })}
          single
        />
      </Box>
      {!data ? (
        error ? (
          <ErrorState title={t("events.not-loaded")} error={error} onRetry={refetch} />
        ) : (
          <ListSkeleton rows={5} />
        )
      ) : data.data.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>
          {t(kind ? "events.empty-filtered" : "events.empty")}
        </Typography>
      ) : (
        <EventList events={data.data} />
      )}
      {data && (
        <Pagination
          page={page}
          size={SIZE}
          total={data.total}
          onPage={(next) => address.set({ page: next })}
        />
      )}
    </Card>
  );
}
