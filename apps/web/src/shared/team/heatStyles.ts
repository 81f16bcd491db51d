import type { Theme } from "@mui/material/styles";

/** Share of the tone for each level in percent; the highest level is the pure tone. */
const SHARE = { 1: 10, 2: 22, 3: 36, 4: 54 } as const;

const CELL = { width: 44, height: 36 } as const;

/** Returns background and readable text colour of a level. */
export function levelTone(theme: Theme, level: 1 | 2 | 3 | 4 | 5) {
  const palette = (theme.vars ?? theme).palette;
  const tone = palette.chart[1];
  if (level === 5) return { backgroundColor: tone, color: palette.background.paper };
  return {
    backgroundColor: `color-mix(in srgb, ${tone} ${SHARE[level]}%, ${palette.background.paper})`,
    color: palette.text.primary,
  };
}

/** Returns the outline of a gap: solid for a too low level, dashed for a missing skill. */
export function gapStyles(theme: Theme, isMissing: boolean) {
  const palette = (theme.vars ?? theme).palette;
  return {
    outline: `2px ${isMissing ? "dashed" : "solid"} ${palette.warning.main}`,
    outlineOffset: -2,
  };
}

/** Returns styles of sticky headers and of cells by attribute, so that thousands of cells share one style. */
export function heatStyles(theme: Theme, nameWidth: number) {
  const palette = (theme.vars ?? theme).palette;
  const paper = palette.background.paper;
  const head = { position: "sticky", backgroundColor: paper, fontWeight: 500, textAlign: "left" } as const;
  return {
    borderCollapse: "separate",
    borderSpacing: 2,
    "& thead th": { ...head, top: 0, zIndex: 2, verticalAlign: "bottom", padding: 0 },
    "& thead th:first-of-type": { left: 0, zIndex: 3 },
    "& tbody th": {
      ...head,
      left: 0,
      zIndex: 1,
      minWidth: nameWidth,
      maxWidth: nameWidth,
      padding: theme.spacing(1, 3, 1, 1),
    },
    "& td": { padding: 0 },
    "& td a": {
      ...CELL,
      ...theme.typography.body1,
      position: "relative",
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      borderRadius: "4px",
      color: palette.text.secondary,
      backgroundColor: palette.background.default,
      textDecoration: "none",
    },
    "& td a:hover": { boxShadow: `0 0 0 2px ${palette.text.primary}` },
    "& td a:focus-visible": {
      outline: "none",
      boxShadow: `0 0 0 2px ${paper}, 0 0 0 4px ${palette.primary.main}`,
      zIndex: 1,
    },
    ...Object.fromEntries(
      ([1, 2, 3, 4, 5] as const).map((level) => [`& a[data-level="${level}"]`, levelTone(theme, level)]),
    ),
    '& a[data-gap="low"]': gapStyles(theme, false),
    '& a[data-gap="missing"]': gapStyles(theme, true),
    "& a[data-waiting]::after": {
      content: '""',
      position: "absolute",
      top: 5,
      right: 5,
      width: 6,
      height: 6,
      borderRadius: "50%",
      backgroundColor: "currentColor",
    },
  } as const;
}
