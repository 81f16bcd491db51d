import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { CandidateNote } from "@vaardig/contract/candidates/candidates";
import AddIcon from "lucide-react/icons/plus";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useRowFocus } from "../../../ui/useRowFocus.ts";
import { useGetCandidateNotesQuery } from "../events.api.ts";
import { Note } from "./Note.tsx";
import { NoteSheet } from "./NoteSheet.tsx";
import { useNoteActions } from "./useNoteActions.ts";

const SIZE = 5;

/** Notes about a person, newest first. */
export function NotesSection({ userId, isCandidate }: { userId: string; isCandidate: boolean }) {
  const { t } = useTranslation("events");
  const id = useId();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useGetCandidateNotesQuery({
    query: { user_id: userId, page, size: SIZE },
  });
  const [open, setOpen] = useState<CandidateNote | "new" | null>(null);
  const { remove } = useNoteActions();
  const rows = useRowFocus<HTMLDivElement>();
  return (
    <Card ref={rows} component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 6 } }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, justifyContent: "space-between", mb: 4 }}>
        <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
          <Typography id={id} variant="h2">
            {t("notes.title")}
          </Typography>
          <Typography variant="caption" component="p" sx={{ mt: 1, color: "text.secondary" }}>
            {t(isCandidate ? "notes.help-candidate" : "notes.help")}
          </Typography>
        </Box>
        {data?.can.includes("add") && (
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            onClick={() => setOpen("new")}
            sx={{ alignSelf: "flex-start" }}
          >
            {t("notes.add")}
          </Button>
        )}
      </Box>
      {!data ? (
        error ? (
          <ErrorState title={t("notes.not-loaded")} error={error} onRetry={refetch} />
        ) : (
          <ListSkeleton rows={2} />
        )
      ) : data.data.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{t("notes.empty")}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data.data.map((note) => (
            <Note key={note.id} note={note} onEdit={() => setOpen(note)} onDelete={() => void remove(note)} />
          ))}
        </Box>
      )}
      {data && <Pagination page={page} size={SIZE} total={data.total} onPage={setPage} />}
      {open && (
        <NoteSheet
          isCandidate={isCandidate}
          userId={userId}
          note={open === "new" ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}
