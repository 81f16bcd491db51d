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
  /** Instruction, such as "Drop your résumé here". */
  title: string;
  /** Text of the button that opens the file dialog. */
  choose: string;
  /** Accepted file types and sizes. */
  hint: string;
  /** Progress text during an upload, in which drops are rejected; null otherwise. */
  busy: string | null;
  /** Error message of the last file, with a remedy. */
  problem: ReactNode;
  onFile: (file: File) => void;
  /** File extensions of the file dialog, such as `.pdf,.docx`; the server checks the content. */
  accept: string;
}

/** Drop area for one file; a click anywhere in it, or its button by keyboard, opens the file dialog. */
export function FileDrop({ title, choose, hint, busy, problem, onFile, accept }: Props) {
  const { t } = useTranslation();
  const hintId = useId();
  useAskBeforeClose(busy !== null);
  // Wrong file types are accepted on purpose, so that every file gets an error message.
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
