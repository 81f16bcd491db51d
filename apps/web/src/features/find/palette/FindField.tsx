import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import InputBase from "@mui/material/InputBase";
import LinearProgress from "@mui/material/LinearProgress";
import SearchIcon from "lucide-react/icons/search";
import CloseIcon from "lucide-react/icons/x";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  typed: string;
  onType: (text: string) => void;
  listId: string;
  activeId: string | undefined;
  isSearching: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** The palette's text field: keeps the focus, and exposes the active option. */
export function FindField({ typed, onType, listId, activeId, isSearching, onKeyDown, onClose }: Props) {
  const { t } = useTranslation(["find", "common"]);
  return (
    <Box sx={{ flex: "none", position: "relative", borderBottom: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 3, pl: 4, pr: 2, height: 56 }}>
        <Box component={SearchIcon} size={20} sx={{ flex: "none", color: "text.secondary" }} />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={t("find:placeholder")}
          slotProps={{
            input: {
              role: "combobox",
              "aria-label": t("find:title"),
              "aria-expanded": true,
              "aria-controls": listId,
              "aria-autocomplete": "list",
              "aria-activedescendant": activeId,
              autoComplete: "off",
              autoCorrect: "off",
              spellCheck: false,
              maxLength: 200,
              inputMode: "search",
              enterKeyHint: "go",
            },
          }}
          sx={{ fontSize: 16 }}
        />
        <IconButton aria-label={t("common:close")} onClick={onClose}>
          <CloseIcon size={20} />
        </IconButton>
      </Box>
      {isSearching && (
        <LinearProgress
          aria-hidden
          sx={{ position: "absolute", insetInline: 0, bottom: -1, height: 2, borderRadius: 0 }}
        />
      )}
    </Box>
  );
}
