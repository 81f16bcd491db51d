import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Checkbox from "@mui/material/Checkbox";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { isSelected } from "../../lib/selection.ts";
import type { ListProps, NamedRow, RenderRow } from "./listProps.ts";
import { SELECTED_STYLE } from "./selectedStyle.ts";
import { useListKeys } from "./useListKeys.ts";

interface Props<Row extends NamedRow> extends ListProps<Row> {
  who: RenderRow<Row>;
  about: RenderRow<Row>;
  state: RenderRow<Row>;
  actions: RenderRow<Row>;
}

/** People as cards: name with a checkbox, details, status and actions. */
export function ListCards<Row extends NamedRow>(props: Props<Row>) {
  const { rows, isFetching, selected, onSelect, who, about, state, actions } = props;
  const { t } = useTranslation("list");
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list);
  return (
    <Box
      component="ul"
      ref={list}
      aria-busy={isFetching}
      sx={{
        m: 0,
        p: 0,
        listStyle: "none",
        display: "grid",
        gap: 4,
        gridTemplateColumns: "repeat(auto-fill, minmax(min(300px, 100%), 1fr))",
        opacity: isFetching ? 0.6 : 1,
      }}
    >
      {rows.map((row) => {
        const isOn = isSelected(selected, row.id);
        return (
          <Card
            key={row.id}
            component="li"
            sx={{
              p: 4,
              display: "flex",
              flexDirection: "column",
              gap: 3,
              ...(isOn && SELECTED_STYLE),
            }}
          >
            <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>{who(row)}</Box>
              <Checkbox
                checked={isOn}
                onChange={() => onSelect([row], !isOn)}
                slotProps={{ input: { "aria-label": t("select.one", { name: row.name }) } }}
                sx={{ mt: -1 }}
              />
            </Box>
            <Box sx={{ flex: 1 }}>{about(row)}</Box>
            <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
              {state(row)}
              {actions(row)}
            </Box>
          </Card>
        );
      })}
    </Box>
  );
}
