import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import SearchIcon from "lucide-react/icons/search";
import { useTranslation } from "react-i18next";
import { FIND_KEYS } from "./useFindKey.ts";

interface Props {
  onOpen: () => void;
  /** Shows only an icon, where space is limited. */
  compact?: boolean;
  /** Fills the width of its container. */
  wide?: boolean;
}

/** Button that opens the command palette, with its shortcut. */
export function FindButton({ onOpen, compact = false, wide = false }: Props) {
  const { t } = useTranslation();
  const name = t("shell.find");
  const keys = { "aria-keyshortcuts": FIND_KEYS.shortcut, "aria-haspopup": "dialog" } as const;
  if (compact)
    return (
      <Tooltip title={`${name} · ${FIND_KEYS.title}`}>
        <IconButton aria-label={name} onClick={onOpen} {...keys}>
          <SearchIcon size={20} />
        </IconButton>
      </Tooltip>
    );
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<SearchIcon size={16} />}
      onClick={onOpen}
      {...keys}
      sx={{
        justifyContent: "flex-start",
        fontWeight: 400,
        color: "text.secondary",
        borderColor: "divider",
        ...(wide ? { width: "100%" } : { minWidth: 216 }),
      }}
    >
      {name}
      <Box component="kbd" aria-hidden sx={{ ml: "auto", pl: 3, font: "inherit", fontSize: 12 }}>
        {FIND_KEYS.title}
      </Box>
    </Button>
  );
}
