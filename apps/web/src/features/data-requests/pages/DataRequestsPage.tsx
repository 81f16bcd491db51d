import Box from "@mui/material/Box";
import {
  DATA_REQUEST_KINDS,
  type DataRequestMove,
  type ManagedDataRequest,
} from "@vaardig/contract/data-requests/dataRequests";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAddress } from "../../../lib/useAddress.ts";
import { useNotifyErrors } from "../../../lib/useNotifyErrors.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { FilterMenu } from "../../../ui/FilterMenu.tsx";
import { ListPage } from "../../../ui/list/ListPage.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { useListDataRequestsQuery, useMoveDataRequestMutation } from "../dataRequests.api.ts";
import { HoldsCard } from "../parts/HoldsCard.tsx";
import { MoveDialog } from "../parts/MoveDialog.tsx";
import { RequestCard } from "../parts/RequestCard.tsx";
import { RetentionCard } from "../parts/RetentionCard.tsx";

const SIZE = 10;
const STATES = ["open", "closed"] as const;

/** Data-subject requests, overdue first; retention, and legal holds. */
export function DataRequestsPage() {
  const { t } = useTranslation(["my-data", "common"]);
  const { get, number, set } = useAddress();
  const { show } = useSnackbar();
  const notifyErrors = useNotifyErrors();
  const [send] = useMoveDataRequestMutation();
  const [asked, setAsked] = useState<{ request: ManagedDataRequest; move: DataRequestMove } | null>(null);
  const search = get("search") ?? "";
  const state = STATES.find((one) => one === get("state"));
  const kind = DATA_REQUEST_KINDS.find((one) => one === get("kind"));
  const page = number("page");
  const open = state && (state === "open" ? "true" : "false");
  const read = useListDataRequestsQuery({ query: { search_query: search, open, kind, page, size: SIZE } });
  const move = async (request: ManagedDataRequest, to: DataRequestMove) => {
    if (to !== "start") return setAsked({ request, move: to });
    const { id, version } = request;
    if (await notifyErrors(() => send({ body: { id, version, move: to } }).unwrap())) show(t("moved"));
  };
  const overdue = read.data?.overdue ?? 0;
  return (
    <>
      <ListPage
        title={t("page.title")}
        description={t("page.text")}
        action={overdue > 0 && <StatusChip tone="critical" label={t("page.overdue", { count: overdue })} />}
        filters={
          <>
            <SearchField value={search} onChange={(text) => set({ search: text })} label={t("page.search")} />
            <FilterMenu
              single
              label={t("page.state")}
              options={STATES.map((value) => ({ value, label: t(`page.${value}`) }))}
              selected={state ? [state] : []}
              onChange={([chosen]) => set({ state: chosen ?? null })}
            />
            <FilterMenu
              single
              label={t("requests.kind")}
              options={DATA_REQUEST_KINDS.map((value) => ({ value, label: t(`request-kinds.${value}`) }))}
              selected={kind ? [kind] : []}
              onChange={([chosen]) => set({ kind: chosen ?? null })}
            />
          </>
        }
        read={read}
        failed={t("page.failed")}
        size={SIZE}
        filtering={{
          page,
          setPage: (to) => set({ page: to }),
          isFiltered: search !== "" || state !== undefined || kind !== undefined,
          clear: () => set({ search: null, state: null, kind: null }),
        }}
        none={{ title: t("page.none"), description: t("common:no-results-help") }}
        first={{ title: t("page.none-yet"), description: t("page.none-yet-text") }}
      >
        {({ data }) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 4 }}>
            {data.map((request) => (
              <RequestCard key={request.id} request={request} onMove={(to) => void move(request, to)} />
            ))}
          </Box>
        )}
      </ListPage>
      <Box sx={{ mt: 6, display: "grid", gap: 4, gridTemplateColumns: { md: "1fr 1fr" } }}>
        <RetentionCard />
        <HoldsCard />
      </Box>
      {asked && <MoveDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
