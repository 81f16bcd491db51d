import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { SxProps, Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { BottomBarSpacer } from "./BottomBarSpacer.tsx";
import { VISUALLY_HIDDEN } from "./visuallyHidden.ts";

interface Props {
  isDirty: boolean;
  onDiscard: () => void;
  /** The save button. */
  children: ReactNode;
  /** Styles for its position. */
  sx?: SxProps<Theme>;
}

/** Save bar at the end of a long form; sticky while there are unsaved changes. */
export function SaveBar({ isDirty, onDiscard, children, sx = {} }: Props) {
  const { t } = useTranslation();
  useEffect(() => {
    // The bar appears while the person types, and may cover the focused field.
    if (isDirty) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [isDirty]);
  return (
    <Box
      sx={[
        (theme) => ({
          position: isDirty ? "sticky" : "static",
          bottom: 0,
          zIndex: 2,
          px: 6,
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
          // A single row on a phone, because the on-screen keyboard leaves little more than the field.
          [theme.breakpoints.down("sm")]: {
            px: 3,
            py: 2,
            "& > .MuiButton-root": {
              flex: "1 1 0",
              minWidth: 0,
              px: 2,
              py: 2,
              fontSize: theme.typography.body1.fontSize,
              lineHeight: 1.25,
              whiteSpace: "normal",
            },
          },
        }),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {isDirty && <BottomBarSpacer />}
      <Typography
        role="status"
        sx={(theme) => ({
          flex: "1 1 160px",
          fontWeight: 500,
          [theme.breakpoints.down("sm")]: VISUALLY_HIDDEN,
        })}
      >
        {isDirty && t("save-bar.unsaved")}
      </Typography>
      {isDirty && (
        <Button variant="outlined" size="large" onClick={onDiscard}>
          {t("save-bar.discard")}
        </Button>
      )}
      {children}
    </Box>
  );
}
