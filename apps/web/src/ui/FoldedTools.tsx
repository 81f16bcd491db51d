import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import ToolsIcon from "lucide-react/icons/sliders-horizontal";
import { type ReactNode, useId, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";

interface Props {
  /** The bar that holds the button. */
  slot: HTMLElement;
  children: ReactNode;
}

/** What an address holds beside a search or filter. */
const NO_FILTER = ["page", "open", "tab", "view", "sort", "do"];

/** Search and filters of a list behind a button in the phone's bar, with the number of active ones. */
export function FoldedTools({ slot, children }: Props) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const active = new Set([...params.keys()].filter((name) => !NO_FILTER.includes(name))).size;
  return (
    <>
      {createPortal(
        <IconButton
          aria-label={active > 0 ? t("shell.filters-active", { number: active }) : t("shell.filters")}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Badge badgeContent={active || null} color="primary">
            <ToolsIcon size={20} />
          </Badge>
        </IconButton>,
        slot,
      )}
      {isOpen && (
        <Box id={id} sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
          {children}
        </Box>
      )}
    </>
  );
}
