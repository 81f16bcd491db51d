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
  /** The button that saves. */
  children: ReactNode;
  /** Where it stands. */
  sx?: SxProps<Theme>;
}

/** Save at the end of a long form; it stays in sight while something is not saved. */
export function SaveBar({ isDirty, onDiscard, children, sx = {} }: Props) {
  const { t } = useTranslation();
  useEffect(() => {
    // The bar comes up while someone types, perhaps over the very field.
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
          // One row on a phone: over the keyboard there is hardly more room than for the field.
          [theme.breakpoints.down("sm")]: {
            px: 3,
            py: 2,
            "& > .MuiButton-root": {
              ...{ flex: "1 1 0", minWidth: 0, px: 2, py: 2 },
              ...{ fontSize: theme.typography.body1.fontSize, lineHeight: 1.25, whiteSpace: "normal" },
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
          ...{ flex: "1 1 160px", fontWeight: 500 },
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
