import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import EditIcon from "lucide-react/icons/pencil";
import DeleteIcon from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";

/** A career entry for display. */
export interface CareerEntry {
  title: string;
  subtitle: string;
  /** Formatted period. */
  period: string;
  /** Content below the period, such as the last valid day. */
  note?: ReactNode;
  description?: string;
  /** True for a current entry, which has a filled dot. */
  isCurrent?: boolean;
}

interface Props extends CareerEntry {
  edit: { label: string; onClick: () => void } | null;
  remove: { label: string; onClick: () => void } | null;
}

/** A career entry on the timeline. */
export function TimelineItem(props: Props) {
  const { title, subtitle, period, note, description, isCurrent = false, edit, remove } = props;
  return (
    <Box
      component="li"
      sx={{
        position: "relative",
        pl: 7,
        pb: 6,
        "&::before": {
          content: '""',
          position: "absolute",
          left: 5,
          top: 14,
          bottom: -6,
          width: "2px",
          bgcolor: "divider",
        },
        "&:last-of-type": { pb: 0, "&::before": { display: "none" } },
      }}
    >
      <Box
        aria-hidden
        sx={{
          position: "absolute",
          left: 0,
          top: 6,
          width: 12,
          height: 12,
          borderRadius: "50%",
          border: "2px solid",
          borderColor: "primary.main",
          bgcolor: isCurrent ? "primary.main" : "background.paper",
        }}
      />
      <Box sx={{ display: "flex", gap: 2, alignItems: "flex-start" }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" sx={{ overflowWrap: "anywhere" }}>
            {title}
          </Typography>
          {subtitle && <Typography sx={{ overflowWrap: "anywhere" }}>{subtitle}</Typography>}
          {period && (
            <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
              {period}
            </Typography>
          )}
          {note && (
            <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
              {note}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: "flex", flex: "none", mt: -1 }}>
          {edit && (
            <IconButton size="small" aria-label={edit.label} onClick={edit.onClick}>
              <EditIcon size={20} />
            </IconButton>
          )}
          {remove && (
            <IconButton size="small" aria-label={remove.label} onClick={remove.onClick}>
              <DeleteIcon size={20} />
            </IconButton>
          )}
        </Box>
      </Box>
      {description && (
        <Typography sx={{ mt: 2, maxWidth: 640, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {description}
        </Typography>
      )}
    </Box>
  );
}
