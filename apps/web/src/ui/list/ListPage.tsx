import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../EmptyState.tsx";
import { ErrorState } from "../ErrorState.tsx";
import { PageHeader } from "../PageHeader.tsx";
import { Pagination } from "../Pagination.tsx";
import { ListSkeleton } from "../Skeletons.tsx";

interface Page {
  data: readonly unknown[];
  total: number;
}

interface Props<Found extends Page> {
  title: string;
  description: string;
  action: ReactNode;
  /** Search, filters and how the list is shown, in one row. */
  filters: ReactNode;
  read: { data?: Found | undefined; error?: unknown; refetch: () => unknown };
  /** Says what could not be loaded. */
  failed: string;
  size: number;
  /** What the address says of the list; `clear` takes the filters away. */
  filtering: { page: number; setPage: (page: number) => void; isFiltered: boolean; clear: () => void };
  /** Nothing fits the filters. */
  none: { title: string; description: string };
  /** Nothing is there at all. */
  first: { title: string; description: string; action?: ReactNode };
  children: (found: Found) => ReactNode;
}

/** A page that is a list: its filters, then what they find, page by page, or why there is nothing. */
export function ListPage<Found extends Page>(props: Props<Found>) {
  const { title, description, action, filters, read, failed, size, filtering, none, first, children } = props;
  const { t } = useTranslation();
  const { data, error, refetch } = read;
  return (
    <>
      <PageHeader title={title} description={description} action={action}>
        {filters}
      </PageHeader>
      {error ? (
        <ErrorState title={failed} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={size} />
      ) : data.total === 0 && filtering.isFiltered ? (
        <EmptyState
          drawing="search"
          {...none}
          action={
            <Button variant="outlined" onClick={filtering.clear}>
              {t("clear-filters")}
            </Button>
          }
        />
      ) : data.total === 0 ? (
        <EmptyState {...first} />
      ) : (
        children(data)
      )}
      {data && <Pagination page={filtering.page} size={size} total={data.total} onPage={filtering.setPage} />}
    </>
  );
}
