import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import OpenIcon from "lucide-react/icons/chevron-down";
import ClosedIcon from "lucide-react/icons/chevron-right";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/language/useFormat.ts";
import { StatusChip } from "../../../../ui/StatusChip.tsx";
import type { TreeNode } from "../tree/buildTree.ts";
import type { VisibleRow } from "../tree/visibleRows.ts";

interface Props {
  row: VisibleRow;
  node: TreeNode;
  /** Offset from the top of the list, in pixels. */
  top: number;
  height: number;
  isOwn: boolean;
  isActive: boolean;
  onFocus: () => void;
  onToggle: () => void;
  onSelect: () => void;
}

const LINE = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
/** Two lines on a phone. */
const NAME = {
  fontWeight: 500,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: { xs: 2, sm: 1 },
  overflow: "hidden",
} as const;
const WIDE = { display: { xs: "none", sm: "block" } } as const;
const NARROW = { display: { xs: "inline", sm: "none" } } as const;

/** A position in the list; the row opens it, the arrow expands it. */
export function TreeRow({ row, node, top, height, isOwn, isActive, onFocus, onToggle, onSelect }: Props) {
  const { t } = useTranslation("organigram");
  const format = useFormat();
  const { role, below } = node;
  const place = [role.department?.name, role.team?.name].filter(Boolean).join(" · ");
  const people = t("people", { count: role.people_count, formatted: format.number(role.people_count) });
  const Arrow = row.isOpen ? OpenIcon : ClosedIcon;
  return (
    <Box
      role="treeitem"
      tabIndex={isActive ? 0 : -1}
      aria-level={row.level + 1}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      {...(row.isOpen !== null && { "aria-expanded": row.isOpen })}
      {...(isOwn && { "aria-current": "true" as const })}
      onFocus={onFocus}
      onClick={onSelect}
      sx={{
        position: "absolute",
        top,
        insetInline: 0,
        height,
        pl: { xs: 1 + Math.min(row.level, 8) * 3, sm: 2 + row.level * 6 },
        pr: 4,
        display: "flex",
        alignItems: "center",
        gap: 2,
        cursor: "pointer",
        borderBottom: 1,
        borderColor: "divider",
        bgcolor: isOwn ? "tint" : "transparent",
        "&:hover": { bgcolor: "tint" },
        "&:focus-visible": { outlineOffset: -2 },
      }}
    >
      <Box
        component="span"
        aria-hidden
        onClick={(event) => {
          event.stopPropagation();
          if (row.isOpen !== null) onToggle();
        }}
        sx={{ width: 32, height: 32, flex: "none", display: "grid", placeItems: "center" }}
      >
        {row.isOpen !== null && <Arrow size={20} />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={NAME}>{role.name}</Typography>
        <Typography variant="caption" component="p" sx={{ color: "text.secondary", ...LINE }}>
          {isOwn && (
            <Box component="span" sx={{ ...NARROW, color: "primary.main", fontWeight: 600 }}>
              {`${t("own")} · `}
            </Box>
          )}
          <Box component="span" className="tabular" sx={NARROW}>
            {`${people} · `}
          </Box>
          <Box component="span" sx={NARROW}>
            {role.team?.name ?? role.department?.name ?? t("no-department")}
          </Box>
          <Box component="span" sx={WIDE}>
            {place || t("no-department")}
          </Box>
        </Typography>
      </Box>
      {isOwn && (
        <Box sx={WIDE}>
          <StatusChip label={t("own")} tone="positive" />
        </Box>
      )}
      <Typography
        variant="caption"
        className="tabular"
        sx={{ ...WIDE, flex: "none", textAlign: "end", color: "text.secondary" }}
      >
        {people}
        {below > 0 && (
          <Box component="span" sx={{ display: "block" }}>
            {t("roles-below", { count: below, formatted: format.number(below) })}
          </Box>
        )}
      </Typography>
    </Box>
  );
}
