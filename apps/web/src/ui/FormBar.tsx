import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "./SubmitButton.tsx";

interface Props {
  isDirty: boolean;
  /** Says what saving does. */
  save: string;
  onDiscard: () => void;
  children?: ReactNode;
}

/** Save at the end of a long form; it stays in sight while something is not saved. */
export function FormBar({ isDirty, save, onDiscard, children }: Props) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        position: isDirty ? "sticky" : "static",
        bottom: 0,
        zIndex: 2,
        px: { xs: 4, sm: 6 },
        py: 3,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "flex-end",
        gap: 2,
        bgcolor: "background.paper",
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        boxShadow: isDirty ? 8 : 0,
      }}
    >
      <Typography role="status" sx={{ flex: "1 1 160px", fontWeight: 500 }}>
        {isDirty && t("save-bar.unsaved")}
      </Typography>
      {children}
      {isDirty && (
        <Button variant="outlined" size="large" onClick={onDiscard}>
          {t("save-bar.discard")}
        </Button>
      )}
      <SubmitButton>{save}</SubmitButton>
    </Box>
  );
}
