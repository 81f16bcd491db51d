import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import ToolsIcon from "lucide-react/icons/sliders-horizontal";
import { type ReactNode, useId, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";

interface Props {
  /** The bar that holds the button; null shows the tools where they are. */
  slot: HTMLElement | null;
  children: ReactNode;
}

/** What an address holds beside a search or filter. */
const NO_FILTER = ["page", "open", "tab", "view", "sort", "do", "lng", "compare"];

/**
 * Search and filters of a list; with a slot, behind a button in the phone's bar with the number of active ones.
 * They are one element in both, hidden where folded: a dialog opened from them outlives a turned phone.
 */
export function FoldedTools({ slot, children }: Props) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isShown = slot === null || isOpen;
  // A phone asks for nothing that its folded tools would ask, until they are first opened.
  const [wasShown, setShown] = useState(isShown);
  if (isShown && !wasShown) setShown(true);
  const active = new Set([...params.keys()].filter((name) => !NO_FILTER.includes(name))).size;
  return (
    <>
      {slot &&
        createPortal(
          <IconButton
            aria-label={active > 0 ? t("shell.filters-active", { number: active }) : t("shell.filters")}
            aria-expanded={isOpen}
            aria-controls={wasShown ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Badge badgeContent={active || null} color="primary">
              <ToolsIcon size={20} />
            </Badge>
          </IconButton>,
          slot,
        )}
      {wasShown && (
        <Box id={id} sx={{ display: isShown ? "contents" : "none" }}>
          {children}
        </Box>
      )}
    </>
  );
}
