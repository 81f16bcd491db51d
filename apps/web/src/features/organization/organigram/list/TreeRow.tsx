import ClosedIcon from "@mui/icons-material/ChevronRightRounded";
import OpenIcon from "@mui/icons-material/ExpandMoreRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/useFormat.ts";
import { StatusChip } from "../../../../ui/StatusChip.tsx";
import type { TreeNode } from "../tree/buildTree.ts";
import type { VisibleRow } from "../tree/visibleRows.ts";

interface Props {
  row: VisibleRow;
  node: TreeNode;
  /** Pixels from the top of the list. */
  top: number;
  height: number;
  isOwn: boolean;
  isActive: boolean;
  onFocus: () => void;
  onToggle: () => void;
  onSelect: () => void;
}

const LINE = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** One role of the list; the whole row opens it, the arrow shows what is below. */
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
        {row.isOpen !== null && <Arrow fontSize="small" />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, ...LINE }}>{role.name}</Typography>
        <Typography variant="caption" component="p" sx={{ color: "text.secondary", ...LINE }}>
          {place || t("no-department")}
        </Typography>
      </Box>
      {isOwn && <StatusChip label={t("own")} tone="positive" />}
      <Typography
        variant="caption"
        className="tabular"
        sx={{ flex: "none", textAlign: "end", color: "text.secondary" }}
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
