import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Checkbox from "@mui/material/Checkbox";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { isSelected } from "../../lib/selection.ts";
import type { Draw, ListProps, Named } from "./listProps.ts";
import { SELECTED_LOOK } from "./selectedLook.ts";
import { useListKeys } from "./useListKeys.ts";

interface Props<Row extends Named> extends ListProps<Row> {
  who: Draw<Row>;
  about: Draw<Row>;
  state: Draw<Row>;
  actions: Draw<Row>;
}

/** People as cards: name with a checkbox, details, status and actions. */
export function ListCards<Row extends Named>(props: Props<Row>) {
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
              ...(isOn && SELECTED_LOOK),
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
