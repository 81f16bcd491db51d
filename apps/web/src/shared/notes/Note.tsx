import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { CandidateNote } from "@vaardig/contract/candidates/candidates";
import EditIcon from "lucide-react/icons/pencil";
import DeleteIcon from "lucide-react/icons/trash-2";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";

interface Props {
  note: CandidateNote;
  onEdit: () => void;
  onDelete: () => void;
}

/** A note with author and date. */
export function Note({ note, onEdit, onDelete }: Props) {
  const { t } = useTranslation("notes");
  const format = useFormat();
  const { title, created_at: at, author } = note;
  return (
    <Box component="li" sx={{ py: 4, "& + &": { borderTop: 1, borderColor: "divider" } }}>
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" sx={{ overflowWrap: "anywhere" }}>
            {title}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {t("by", { name: author?.name ?? t("former-colleague") })}
            <time dateTime={at} title={format.dateTime(at)}>
              {format.relative(at)}
            </time>
            {note.version > 1 && ` · ${t("changed", { when: format.relative(note.updated_at) })}`}
          </Typography>
        </Box>
        <Box sx={{ display: "flex", flex: "none", mt: -1 }}>
          {note.can.includes("edit") && (
            <IconButton size="small" aria-label={t("edit", { title })} onClick={onEdit}>
              <EditIcon size={20} />
            </IconButton>
          )}
          {note.can.includes("delete") && (
            <IconButton size="small" aria-label={t("delete", { title })} onClick={onDelete}>
              <DeleteIcon size={20} />
            </IconButton>
          )}
        </Box>
      </Box>
      <Typography sx={{ mt: 2, maxWidth: 680, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {note.description}
      </Typography>
    </Box>
  );
}
