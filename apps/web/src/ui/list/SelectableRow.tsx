import Card from "@mui/material/Card";
import Checkbox from "@mui/material/Checkbox";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SELECTED_STYLE } from "./selectedStyle.ts";

interface Props {
  person: { name: string; can: readonly string[] };
  isSelected: boolean;
  onSelect: () => void;
  /** Column widths; the first is for the checkbox. */
  columns: { xs: string; md: string };
  children: ReactNode;
}

/** A person in a list, with a checkbox when an action is available. */
export function SelectableRow({ person, isSelected, onSelect, columns, children }: Props) {
  const { t } = useTranslation("list");
  return (
    <Card
      component="li"
      sx={{
        p: { xs: 4, sm: 5 },
        display: "grid",
        columnGap: 4,
        rowGap: 3,
        alignItems: "start",
        gridTemplateColumns: columns,
        ...(isSelected && SELECTED_STYLE),
      }}
    >
      <Checkbox
        checked={isSelected}
        disabled={person.can.length === 0}
        onChange={onSelect}
        slotProps={{ input: { "aria-label": t("select.one", { name: person.name }) } }}
        sx={{ m: -2, mt: -1 }}
      />
      {children}
    </Card>
  );
}
