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
  /** Search, filters and display settings, in one row. */
  filters: ReactNode;
  read: { data?: Found | undefined; error?: unknown; refetch: () => unknown };
  /** Error title when loading failed. */
  failed: string;
  size: number;
  /** Filter state from the URL; `clear` resets the filters. */
  filtering: { page: number; setPage: (page: number) => void; isFiltered: boolean; clear: () => void };
  /** Texts when no result matches the filters. */
  none: { title: string; description: string };
  /** Texts when the list is empty without filters. */
  first: { title: string; description: string; action?: ReactNode };
  children: (found: Found) => ReactNode;
}

/** A list page: filters, then paginated results, or the reason for an empty list. */
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
