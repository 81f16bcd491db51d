import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { FORM_WIDTH } from "./Section.tsx";

interface Props {
  isDirty: boolean;
  onDiscard: () => void;
}

/** Save at the end of the form; it stays in sight as long as something is not saved. */
export function SaveBar({ isDirty, onDiscard }: Props) {
  const { t } = useTranslation("company");
  useEffect(() => {
    // The bar comes up while somebody types, perhaps over the very field.
    if (isDirty) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [isDirty]);
  return (
    <Box
      sx={{
        maxWidth: FORM_WIDTH,
        position: isDirty ? "sticky" : "static",
        bottom: 0,
        zIndex: 2,
        mx: { xs: -4, sm: 0 },
        px: { xs: 4, sm: isDirty ? 6 : 0 },
        py: isDirty ? 3 : 0,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "flex-end",
        gap: 2,
        bgcolor: isDirty ? "background.paper" : "transparent",
        border: isDirty ? 1 : 0,
        borderColor: "divider",
        borderRadius: { xs: 0, sm: isDirty ? "8px 8px 0 0" : 0 },
        boxShadow: isDirty ? 8 : 0,
      }}
    >
      <Typography role="status" sx={{ flex: "1 1 240px", fontWeight: 500 }}>
        {isDirty && t("unsaved")}
      </Typography>
      {isDirty && (
        <Button variant="outlined" size="large" onClick={onDiscard}>
          {t("discard")}
        </Button>
      )}
      <SubmitButton>{t("save")}</SubmitButton>
    </Box>
  );
}
