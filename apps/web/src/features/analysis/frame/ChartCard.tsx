import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId, useRef } from "react";
import { ChartExportMenu } from "../export/ChartExportMenu.tsx";
import { DataTable } from "./DataTable.tsx";
import type { TableData } from "./tableData.ts";

interface Props {
  /** The finding as a sentence. */
  title: string;
  /** How the numbers are counted. */
  help: ReactNode;
  /** File name of exports. */
  name: string;
  table: TableData;
  /** True when the content is itself a table, so that no table is added. */
  isTable?: boolean;
  isFetching?: boolean;
  tools?: ReactNode;
  children: ReactNode;
  below?: ReactNode;
}

/** A card for one finding: title, chart, and a table of its numbers. */
export function ChartCard(props: Props) {
  const { title, help, name, table, isTable = false, isFetching = false, tools, children, below } = props;
  const id = useId();
  const picture = useRef<HTMLDivElement>(null);
  return (
    <Card
      component="section"
      aria-labelledby={id}
      aria-busy={isFetching}
      sx={{ p: { xs: 4, sm: 6 }, breakInside: "avoid", opacity: isFetching ? 0.6 : 1 }}
    >
      <Box sx={{ display: "flex", gap: 2, alignItems: "flex-start", mb: 4 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={id} variant="h2" className="long-words">
            {title}
          </Typography>
          <Typography sx={{ mt: 1, color: "text.secondary", maxWidth: 720 }}>{help}</Typography>
        </Box>
        <ChartExportMenu title={title} name={name} table={table} picture={() => picture.current} />
      </Box>
      {tools && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", mb: 4 }}>{tools}</Box>
      )}
      <Box
        sx={{
          display: "grid",
          gap: 6,
          alignItems: "start",
          gridTemplateColumns: isTable
            ? "minmax(0, 1fr)"
            : {
                xs: "minmax(0, 1fr)",
                // Five numbers and a long name, in Dutch too, take more room than the picture needs.
                roomy: "minmax(0, 2fr) minmax(0, 3fr)",
              },
        }}
      >
        <Box ref={picture} sx={{ minWidth: 0, position: "relative" }}>
          {children}
        </Box>
        {!isTable && <DataTable table={table} />}
      </Box>
      {below}
    </Card>
  );
}
