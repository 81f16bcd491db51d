import type { Components, Theme } from "@mui/material/styles";

const palette = (theme: Theme) => (theme.vars ?? theme).palette;

/** Tabs, lists and drawers: the current item is tinted or underlined. */
export const navigation: Components<Theme> = {
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: palette(theme).background.paper,
        borderColor: palette(theme).divider,
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 44, borderBottom: `1px solid ${palette(theme).divider}` }),
      indicator: { height: 3, borderRadius: "3px 3px 0 0" },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        minWidth: 0,
        padding: theme.spacing(2, 0),
        marginRight: theme.spacing(6),
        color: palette(theme).text.secondary,
        "&:hover": { color: palette(theme).text.primary },
        "&.Mui-selected": { color: palette(theme).text.primary, fontWeight: 600 },
        "&.Mui-focusVisible": { outlineOffset: -2 },
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.shape.borderRadius,
        "&:hover": { backgroundColor: palette(theme).background.default },
        "&.Mui-selected, &.Mui-selected:hover": { backgroundColor: palette(theme).tint },
      }),
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 36, color: "inherit" } } },
  MuiBreadcrumbs: { styleOverrides: { separator: { marginInline: 6 } } },
};
