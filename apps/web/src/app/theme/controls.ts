import type { Components, Theme } from "@mui/material/styles";

const palette = (theme: Theme) => (theme.vars ?? theme).palette;
const soft = (color: string, share: number) => `color-mix(in srgb, ${color} ${share}%, transparent)`;
const pressed = (color: string, theme: Theme) =>
  `color-mix(in srgb, ${color} 88%, ${palette(theme).text.primary})`;

/** Buttons and inputs: labels above, borders with 3 : 1 contrast, no unnecessary motion. */
export const controls: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 40, paddingInline: 16, whiteSpace: "nowrap", boxShadow: "none" },
      sizeSmall: { minHeight: 32, paddingInline: 12 },
      sizeLarge: { minHeight: 44, paddingInline: 20 },
      contained: ({ theme }) => ({
        "&:hover": { backgroundColor: pressed(palette(theme).primary.main, theme) },
        "&.MuiButton-colorError:hover": { backgroundColor: pressed(palette(theme).error.main, theme) },
      }),
      outlined: ({ theme }) => ({
        color: palette(theme).text.primary,
        borderColor: palette(theme).controlLine,
        backgroundColor: palette(theme).background.paper,
        "&:hover": {
          borderColor: palette(theme).text.primary,
          backgroundColor: palette(theme).background.paper,
        },
        "&.MuiButton-colorError": {
          color: palette(theme).error.main,
          borderColor: palette(theme).error.main,
        },
      }),
      text: ({ theme }) => ({ "&:hover": { backgroundColor: palette(theme).tint } }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.shape.borderRadius,
        color: palette(theme).text.secondary,
        "&:hover": {
          backgroundColor: soft(palette(theme).text.primary, 6),
          color: palette(theme).text.primary,
        },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        fontWeight: 500,
        color: palette(theme).text.primary,
        "&.Mui-focused": { color: palette(theme).text.primary },
      }),
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        fontWeight: 500,
        position: "static",
        transform: "none",
        maxWidth: "100%",
        marginBottom: 6,
        whiteSpace: "normal",
        color: palette(theme).text.primary,
        "&.Mui-focused, &.Mui-error": { color: palette(theme).text.primary },
      }),
      asterisk: ({ theme }) => ({ color: palette(theme).error.main }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        backgroundColor: palette(theme).background.paper,
        "&:hover .MuiOutlinedInput-notchedOutline": { borderColor: palette(theme).text.primary },
        "&.Mui-focused .MuiOutlinedInput-notchedOutline": { borderColor: palette(theme).primary.main },
        "&.Mui-error .MuiOutlinedInput-notchedOutline": { borderColor: palette(theme).error.main },
        "&.Mui-disabled": { backgroundColor: palette(theme).background.default },
      }),
      input: {
        padding: "9.5px 12px",
        height: "1.3125rem",
        "&:focus-visible": { outline: "none" },
        ".MuiInputAdornment-positionStart + &": { paddingLeft: 0 },
      },
      multiline: { padding: "9.5px 12px", "& textarea": { padding: 0 } },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: palette(theme).controlLine,
        "& legend": { display: "none" },
      }),
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({
        textOverflow: "ellipsis",
        "&::placeholder": { color: palette(theme).text.secondary, opacity: 1 },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, marginTop: 6 } },
  },
  MuiSelect: { styleOverrides: { select: { minHeight: "unset" } } },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: palette(theme).controlLine,
        borderRadius: theme.shape.borderRadius,
        padding: 8,
      }),
    },
  },
  MuiRadio: { styleOverrides: { root: ({ theme }) => ({ color: palette(theme).controlLine, padding: 8 }) } },
  MuiSwitch: {
    styleOverrides: {
      track: ({ theme }) => ({ backgroundColor: palette(theme).controlLine, opacity: 1 }),
      switchBase: { "&.Mui-checked + .MuiSwitch-track": { opacity: 1 } },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        fontWeight: 500,
        height: 32,
        borderRadius: 16,
        "&.MuiChip-clickable:hover": { backgroundColor: palette(theme).tint },
      }),
      // Takes a second line rather than cutting a date or a name; rows of a table keep one height.
      sizeSmall: {
        height: "auto",
        minHeight: 24,
        "& .MuiChip-label": { whiteSpace: "normal", paddingBlock: 3 },
        ".MuiTableCell-root & .MuiChip-label": { whiteSpace: "nowrap" },
      },
      filled: ({ theme }) => ({ backgroundColor: soft(palette(theme).text.primary, 7) }),
      outlined: ({ theme }) => ({
        borderColor: palette(theme).controlLine,
        backgroundColor: palette(theme).background.paper,
      }),
      colorPrimary: ({ theme }) => ({
        "&&": { backgroundColor: palette(theme).tint, color: palette(theme).primary.main },
        "&.MuiChip-outlined": { borderColor: palette(theme).primary.main },
      }),
      deleteIcon: { color: "inherit", opacity: 0.7, "&:hover": { color: "inherit", opacity: 1 } },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.button,
        padding: "6px 12px",
        minHeight: 40,
        // Three levels stand beside each other on the smallest phone.
        "@media (max-width: 359.95px)": { paddingInline: 6 },
        borderColor: palette(theme).controlLine,
        color: palette(theme).text.secondary,
        backgroundColor: palette(theme).background.paper,
        "&.Mui-selected, &.Mui-selected:hover": {
          backgroundColor: palette(theme).tint,
          color: palette(theme).primary.main,
        },
      }),
    },
  },
};
