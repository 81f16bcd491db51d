import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { useAddress } from "../../../lib/useAddress.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { MailList } from "../MailList.tsx";
import { MailSheet } from "../MailSheet.tsx";
import { useListOutboxQuery } from "../mail.api.ts";

const SIZE = 10;

/** Emails kept in the outbox, because there is no mail server. */
export function OutboxPage() {
  const { t } = useTranslation("mail");
  const { get, number, set } = useAddress();
  const page = number("page");
  const search = get("search") ?? "";
  const { data, error, isFetching, refetch } = useListOutboxQuery({
    query: { page, size: SIZE, search_query: search },
  });
  const opened = data?.data.find((mail) => mail.id === get("open"));
  return (
    <>
      <PageHeader
        title={t("title")}
        description={t("description")}
        action={
          <Button variant="outlined" onClick={refetch}>
            {t("refresh")}
          </Button>
        }
      >
        <SearchField value={search} onChange={(text) => set({ search: text })} label={t("search")} />
      </PageHeader>
      {error ? (
        <ErrorState title={t("load-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton />
      ) : data.data.length === 0 ? (
        <EmptyState
          drawing={search ? "search" : "list"}
          title={t(search ? "no-match-title" : "none-title")}
          description={t(search ? "no-match-text" : "none-text")}
        />
      ) : (
        <MailList mails={data.data} isFetching={isFetching} onOpen={({ id }) => set({ open: id })} />
      )}
      {data && <Pagination page={page} size={SIZE} total={data.total} onPage={(to) => set({ page: to })} />}
      {opened && <MailSheet mail={opened} onClose={() => set({ open: null })} />}
    </>
  );
}
