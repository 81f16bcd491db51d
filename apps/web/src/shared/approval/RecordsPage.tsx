import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import AddIcon from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useAddress } from "../../lib/useAddress.ts";
import { usePath } from "../../lib/usePath.ts";
import { ListPage } from "../../ui/list/ListPage.tsx";
import { KindSwitch, type ListCounts, ListFilters, useListAddress } from "./ListFilters.tsx";

interface Found<Row> {
  data: readonly Row[];
  total: number;
  counts: ListCounts;
}

interface Props<Row> {
  kind: "jobs" | "projects";
  title: string;
  description: string;
  search: string;
  create: string;
  read: { data?: Found<Row> | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  size: number;
  failed: string;
  none: { title: string; description: string };
  first: { title: string; description: string };
  children: (rows: readonly Row[]) => ReactNode;
}

/** List of jobs or projects that the reader works on or oversees, with their status. */
export function RecordsPage<Row>(props: Props<Row>) {
  const { kind, search: label, create, read, first, children, ...list } = props;
  const { set } = useAddress();
  const { filter, usual, search, page } = useListAddress();
  const path = usePath()("create-job");
  const button = path && (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={Link}
      to={kind === "projects" ? `${path}?kind=projects` : path}
    >
      {create}
    </Button>
  );
  const isFiltered = filter !== usual || search !== "";
  return (
    <ListPage
      {...list}
      read={read}
      action={(isFiltered || read.data?.total !== 0) && button}
      filters={
        <>
          <KindSwitch kind={kind} />
          <ListFilters label={label} counts={read.data?.counts ?? []} />
        </>
      }
      filtering={{
        page,
        setPage: (to) => set({ page: to }),
        isFiltered,
        clear: () => set({ filter: null, search: null }),
      }}
      first={{ ...first, action: button }}
    >
      {({ data }) => (
        <Box aria-busy={read.isFetching} sx={{ opacity: read.isFetching ? 0.6 : 1 }}>
          {children(data)}
        </Box>
      )}
    </ListPage>
  );
}
