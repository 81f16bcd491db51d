import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import UploadIcon from "lucide-react/icons/file-up";
import { type ReactNode, useId } from "react";
import { useDropzone } from "react-dropzone";
import { useTranslation } from "react-i18next";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { useAskBeforeClose } from "./sheetBar.ts";

interface Props {
  /** The act in words: "Drop your résumé here". */
  title: string;
  /** Words of the button that opens the file dialog. */
  choose: string;
  /** Kinds and sizes that are accepted. */
  hint: string;
  /** Words while a file is on its way; drops are refused meanwhile. */
  busy: string | null;
  /** What was wrong with the last file, in words that say what to do. */
  problem: ReactNode;
  onFile: (file: File) => void;
  /** Endings offered by the file dialog, e.g. `.pdf,.docx`; the server decides by content. */
  accept: string;
}

/** An area to drop one file on; a click anywhere in it, or its button by keyboard, opens the file dialog. */
export function FileDrop({ title, choose, hint, busy, problem, onFile, accept }: Props) {
  const { t } = useTranslation();
  const hintId = useId();
  useAskBeforeClose(busy !== null);
  // Wrong kinds are let through on purpose, so that every file gets an answer in words.
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple: false,
    noKeyboard: true,
    disabled: busy !== null,
    onDrop: (files, refused) => {
      const file = files[0] ?? refused[0]?.file;
      if (file) onFile(file);
    },
  });
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Box
        {...getRootProps()}
        sx={{
          display: "grid",
          justifyItems: "center",
          gap: 2,
          px: 4,
          py: { xs: 8, sm: 10 },
          textAlign: "center",
          border: "1.5px dashed",
          borderColor: isDragActive ? "primary.main" : "controlLine",
          borderRadius: 1,
          bgcolor: isDragActive ? "tint" : "background.paper",
          cursor: busy === null ? "pointer" : "progress",
          transition: "background-color 160ms, border-color 160ms",
          "&:hover": { borderColor: "primary.main" },
        }}
      >
        <input {...getInputProps({ accept, "aria-label": choose })} />
        <Box
          sx={{
            display: "grid",
            placeItems: "center",
            width: 48,
            height: 48,
            borderRadius: "50%",
            bgcolor: "tint",
            color: "primary.main",
          }}
        >
          <UploadIcon />
        </Box>
        <Typography sx={{ fontWeight: 600 }} role={busy === null ? undefined : "status"}>
          {busy ?? title}
        </Typography>
        {busy === null ? (
          <>
            <Typography id={hintId} variant="caption" sx={{ color: "text.secondary" }}>
              {hint}
            </Typography>
            <Button variant="outlined" aria-describedby={hintId} sx={{ mt: 2 }}>
              {choose}
            </Button>
          </>
        ) : (
          <LinearProgress aria-label={busy} sx={{ width: "min(240px, 80%)", mt: 1 }} />
        )}
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
      <LeaveDialog isDirty={busy !== null} text={t("leave.upload")} />
    </Box>
  );
}
