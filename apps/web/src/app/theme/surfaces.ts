import type { Components, Theme } from "@mui/material/styles";

const palette = (theme: Theme) => (theme.vars ?? theme).palette;
const tinted = (color: string) => `color-mix(in srgb, ${color} 9%, transparent)`;

/** Surfaces are separated by a hairline; only floating ones have a shadow. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: "none" } },
  },
  MuiCard: {
    defaultProps: { variant: "outlined" },
    styleOverrides: { root: ({ theme }) => ({ borderColor: palette(theme).divider }) },
  },
  MuiCardContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: theme.spacing(6),
        "&:last-child": { paddingBottom: theme.spacing(6) },
        [theme.breakpoints.down("sm")]: {
          padding: theme.spacing(4),
          "&:last-child": { paddingBottom: theme.spacing(4) },
        },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        boxShadow: theme.shadows[8],
        border: `1px solid ${palette(theme).divider}`,
        // A full-screen dialog has no margin.
        "&:not(.MuiDialog-paperFullScreen)": { margin: theme.spacing(4) },
        "&.MuiDialog-paperFullWidth:not(.MuiDialog-paperFullScreen)": {
          width: `calc(100% - ${theme.spacing(8)})`,
        },
        "&.MuiDialog-paperFullScreen": { border: 0 },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.h2,
        padding: theme.spacing(6, 6, 2),
        overflowWrap: "anywhere",
      }),
    },
  },
  MuiDialogContent: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(2, 6) }) } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: theme.spacing(4, 6, 6),
        flexWrap: "wrap",
        gap: theme.spacing(3),
        // Buttons that wrap fill their line.
        [theme.breakpoints.down("sm")]: { "& > .MuiButton-root": { flexGrow: 1 } },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { "&:not(.MuiBackdrop-invisible)": { backgroundColor: "rgb(10 20 15 / 0.42)" } },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({ boxShadow: theme.shadows[8], border: `1px solid ${palette(theme).divider}` }),
    },
  },
  MuiMenu: { styleOverrides: { list: ({ theme }) => ({ padding: theme.spacing(1) }) } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        minHeight: 36,
        borderRadius: 6,
        paddingInline: theme.spacing(3),
        // Allows long menu items to wrap on a phone.
        whiteSpace: "normal",
        "&.Mui-selected, &.Mui-selected:hover": { backgroundColor: palette(theme).tint },
        "&.Mui-focusVisible": { outlineOffset: -2 },
      }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({
        boxShadow: theme.shadows[8],
        border: `1px solid ${palette(theme).divider}`,
        marginTop: 4,
      }),
      inputRoot: { padding: "2.5px 8px" },
      option: { minHeight: 36 },
    },
  },
  MuiAlert: {
    defaultProps: { variant: "standard" },
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const tone = palette(theme)[ownerState.severity ?? "success"].main;
        return {
          ...theme.typography.body1,
          alignItems: "center",
          padding: theme.spacing(2, 4),
          color: palette(theme).text.primary,
          backgroundColor: tinted(tone),
          border: `1px solid color-mix(in srgb, ${tone} 35%, transparent)`,
          "& .MuiAlert-icon": { color: tone },
          // On a phone the button is below the text, which keeps the full width.
          [theme.breakpoints.down("sm")]: {
            flexWrap: "wrap",
            "& .MuiAlert-message": { flex: "1 1 0", minWidth: 0 },
            "& .MuiAlert-action:has(.MuiButton-root)": {
              flexBasis: "100%",
              padding: 0,
              marginInline: 0,
              justifyContent: "flex-end",
            },
          },
        };
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: palette(theme).divider, padding: theme.spacing(2, 4) }),
      body: { height: 44 },
      head: ({ theme }) => ({
        ...theme.typography.caption,
        fontWeight: 500,
        color: palette(theme).text.secondary,
        paddingBlock: theme.spacing(2),
      }),
    },
  },
  MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24 } } },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        "&.MuiTableRow-hover:hover": { backgroundColor: palette(theme).background.default },
        "&.Mui-selected, &.Mui-selected:hover": { backgroundColor: palette(theme).tint },
        "&:last-child .MuiTableCell-body": { borderBottom: 0 },
      }),
    },
  },
};
