import type { Components, Theme } from "@mui/material/styles";

/** Global styles: focus ring, tabular numbers, reduced motion. */
export const base: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { colorScheme: "light dark", overflowY: "scroll" },
      "[data-light]": { colorScheme: "light" },
      "[data-dark]": { colorScheme: "dark" },
      body: { fontSize: theme.typography.body1.fontSize, overflowWrap: "break-word" },
      // An icon without its own size uses the button's. In tight spaces the text shrinks instead of the icon.
      ":where(.lucide)": { flex: "none", strokeWidth: 1.75 },
      ':where(.lucide[width="24"])': { fontSize: "1.5rem", width: "1em", height: "1em" },
      "h1, h2, h3, h4": { textWrap: "balance" },
      "h1, h2": { hyphens: "auto", hyphenateLimitChars: "16 6 6" },
      "table, time, .tabular": { fontVariantNumeric: "tabular-nums" },
      // Dutch compounds exceed a phone's column; shorter words are not hyphenated.
      ".long-words": { hyphens: "auto", hyphenateLimitChars: "12 5 4" },
      ":focus-visible": {
        outline: `2px solid ${theme.vars?.palette.primary.main ?? "currentColor"}`,
        outlineOffset: 2,
      },
      "main:focus, [data-focus-target]:focus": { outline: "none" },
      "::selection": { background: theme.vars?.palette.tint, color: theme.vars?.palette.text.primary },
      "@media (prefers-reduced-motion: reduce)": {
        "*, *::before, *::after": {
          animationDuration: "0.01ms !important",
          animationIterationCount: "1 !important",
          transitionDuration: "0.01ms !important",
          scrollBehavior: "auto !important",
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        "&.Mui-focusVisible": {
          outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: "hover" },
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 500,
        borderRadius: 2,
        textUnderlineOffset: 3,
        color: (theme.vars ?? theme).palette.primary.main,
        // Target size of 24 px in lines of 20 px.
        "&.MuiLink-button": { minHeight: 24 },
        // MUI gives links that are buttons the browser's own ring.
        "&.MuiLink-button.Mui-focusVisible": {
          outline: `2px solid ${theme.vars?.palette.primary.main ?? "currentColor"}`,
        },
        "h1 &, h2 &, h3 &, h4 &": { fontWeight: "inherit" },
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: "wave" },
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: (theme.vars ?? theme).palette.divider }) },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 4,
        borderRadius: 2,
        backgroundColor: (theme.vars ?? theme).palette.divider,
      }),
      bar: { borderRadius: 2 },
    },
  },
  MuiTooltip: {
    defaultProps: { enterTouchDelay: 0, leaveTouchDelay: 6000 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        padding: theme.spacing(2, 3),
        maxWidth: 320,
        borderRadius: theme.shape.borderRadius,
        backgroundColor: (theme.vars ?? theme).palette.text.primary,
        color: (theme.vars ?? theme).palette.background.paper,
      }),
    },
  },
};
