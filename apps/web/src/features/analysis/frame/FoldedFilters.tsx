import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Collapse from "@mui/material/Collapse";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import FilterIcon from "lucide-react/icons/sliders-horizontal";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";

interface Props {
  /** Number of active filters. */
  chosen: number;
  children: ReactNode;
}

/** Filters in a row; on a phone behind one button with the number of active ones. */
export function FoldedFilters({ chosen, children }: Props) {
  const { t } = useTranslation("analysis");
  const format = useFormat();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!isNarrow) return children;
  return (
    <Box sx={{ width: "100%" }}>
      <Button
        variant="outlined"
        startIcon={<FilterIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen > 0 ? t("filters.folded-chosen", { number: format.number(chosen) }) : t("filters.folded")}
      </Button>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Box sx={{ mt: 3, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>{children}</Box>
      </Collapse>
    </Box>
  );
}
