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

/** Search and filters of a list behind a button in the phone's bar; a dot tells that some are active. */
export function FoldedTools({ slot, children }: Props) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isActive = [...params.keys()].some((name) => !NO_FILTER.includes(name));
  return (
    <>
      {createPortal(
        <IconButton
          aria-label={t(isActive ? "shell.filters-active" : "shell.filters")}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Badge variant="dot" color="primary" invisible={!isActive}>
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
