import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { CandidateNote } from "@vaardig/contract/candidates/candidates";
import AddIcon from "lucide-react/icons/plus";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Pagination } from "../../ui/Pagination.tsx";
import { ListSkeleton } from "../../ui/Skeletons.tsx";
import { useRowFocus } from "../../ui/useRowFocus.ts";
import { Note } from "./Note.tsx";
import { NoteSheet } from "./NoteSheet.tsx";
import { useGetCandidateNotesQuery } from "./notes.api.ts";
import { useNoteActions } from "./useNoteActions.ts";

const SIZE = 5;

interface Props {
  userId: string;
  /** True for a candidate, whose notes have different readers. */
  isCandidate: boolean;
  /** True for a part of a sheet. */
  isPart?: boolean;
}

/** Notes about a person, newest first. */
export function NotesSection({ userId, isCandidate, isPart = false }: Props) {
  const { t } = useTranslation("notes");
  const id = useId();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useGetCandidateNotesQuery({
    query: { user_id: userId, page, size: SIZE },
  });
  const [open, setOpen] = useState<CandidateNote | "new" | null>(null);
  const { remove } = useNoteActions();
  const rows = useRowFocus<HTMLDivElement>();
  return (
    <Box ref={rows} component="section" aria-labelledby={id}>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          gap: 2,
          justifyContent: "space-between",
          mb: isPart ? 1 : 4,
        }}
      >
        <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
          <Typography id={id} variant={isPart ? "h3" : "h2"}>
            {t("title")}
          </Typography>
          <Typography variant="caption" component="p" sx={{ mt: 1, color: "text.secondary" }}>
            {t(isCandidate ? "help-candidate" : "help")}
          </Typography>
        </Box>
        {data?.can.includes("add") && (
          <Button
            {...(isPart ? { size: "small" } : { variant: "outlined" })}
            startIcon={<AddIcon />}
            onClick={() => setOpen("new")}
            sx={{ alignSelf: "flex-start" }}
          >
            {t("add")}
          </Button>
        )}
      </Box>
      {!data ? (
        error ? (
          <ErrorState title={t("not-loaded")} error={error} onRetry={refetch} />
        ) : (
          <ListSkeleton rows={2} />
        )
      ) : data.data.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{t("empty")}</Typography>
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
    </Box>
  );
}
