import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Tooltip from "@mui/material/Tooltip";
import ChartIcon from "lucide-react/icons/chart-column";
import TableIcon from "lucide-react/icons/table-2";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink, useNavigate } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { AccessibleChart } from "../../../ui/charts/AccessibleChart.tsx";
import type { ChartSeries } from "../../../ui/charts/chartProps.ts";
import { Panel } from "../Panel.tsx";

export interface ChartRow {
  id: string;
  name: string;
  /** The name where there is little room. */
  short?: string;
  /** The people it counts. */
  to?: string | undefined;
}

interface Props {
  kind: "bars" | "columns";
  title: string;
  text: string;
  more: { to: string | undefined; label: string };
  /** What a row is: a department, a month. */
  head: string;
  rows: readonly ChartRow[];
  series: readonly ChartSeries[];
  isStacked?: boolean;
  isNarrow?: boolean;
}

/** A picture with its table behind one button; each bar or row links to the list of people it counts. */
export function ChartPanel({
  kind,
  title,
  text,
  more,
  head,
  rows,
  series,
  isStacked = false,
  isNarrow = false,
}: Props) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const navigate = useNavigate();
  const [isTable, setTable] = useState(false);
  const change = t(isTable ? "chart.as-chart" : "chart.as-table");
  const leads = rows.some(({ to }) => to);
  return (
    <Panel
      title={title}
      text={text}
      more={more}
      tool={
        <Tooltip title={change}>
          <IconButton size="small" aria-label={`${change}: ${title}`} onClick={() => setTable(!isTable)}>
            {isTable ? <ChartIcon size={18} /> : <TableIcon size={18} />}
          </IconButton>
        </Tooltip>
      }
    >
      {isTable ? (
        <Box sx={{ overflowX: "auto" }} tabIndex={0} role="group" aria-label={title}>
          <Table size="small" aria-label={title}>
            <TableHead>
              <TableRow>
                <TableCell>{head}</TableCell>
                {series.map(({ label }) => (
                  <TableCell key={label} align="right">
                    {label}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ id, name, to }, at) => (
                <TableRow key={id}>
                  <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
                    {to ? (
                      <Link component={RouterLink} to={to}>
                        {name}
                      </Link>
                    ) : (
                      name
                    )}
                  </TableCell>
                  {series.map(({ label, values }) => (
                    <TableCell key={label} align="right" className="tabular">
                      {format.number(values[at] ?? 0)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      ) : (
        <AccessibleChart
          kind={kind}
          label={title}
          names={rows.map(({ name, short }) => short ?? name)}
          series={series}
          isStacked={isStacked}
          isNarrow={isNarrow}
          text={format.number}
          onPick={
            leads
              ? (at) => {
                  const to = rows[at]?.to;
                  if (to) void navigate(to);
                }
              : undefined
          }
        />
      )}
    </Panel>
  );
}
