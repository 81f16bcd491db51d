import { createTheme, type PaletteOptions } from "@mui/material/styles";
import { base } from "./base.ts";
import { controls } from "./controls.ts";
import { navigation } from "./navigation.ts";
import { surfaces } from "./surfaces.ts";
import { BREAKPOINTS, DARK, FLOATING_SHADOW, FONT, LIGHT, MOTION, type Tokens } from "./tokens.ts";

declare module "@mui/material/styles" {
  interface Palette {
    /** Surface of current or selected items. */
    tint: string;
    /** Border of controls, 3 : 1 on their surface. */
    controlLine: string;
    /** Colours of chart series, in order. */
    chart: string[];
  }
  interface BreakpointOverrides {
    /** Width from which lists are tables instead of cards. */
    table: true;
    /** Width from which tables show all columns. */
    roomy: true;
  }
  interface PaletteOptions {
    tint?: string;
    controlLine?: string;
    chart?: string[];
  }
}

const FLAT = "none" as const;
const SHADOWS = Array.from({ length: 25 }, (_none, level) => (level === 0 ? FLAT : FLOATING_SHADOW));

function paletteOf(tokens: Tokens): PaletteOptions {
  const plain = (main: string) => ({ main, light: main, dark: main, contrastText: tokens.paper });
  return {
    primary: {
      main: tokens.primary,
      light: tokens.primary,
      dark: tokens.primary,
      contrastText: tokens.onPrimary,
    },
    secondary: plain(tokens.secondaryText),
    success: plain(tokens.primary),
    warning: plain(tokens.warning),
    error: plain(tokens.error),
    info: plain(tokens.info),
    background: { default: tokens.background, paper: tokens.paper },
    text: { primary: tokens.text, secondary: tokens.secondaryText, disabled: tokens.controlLine },
    divider: tokens.hairline,
    tint: tokens.tint,
    controlLine: tokens.controlLine,
    chart: tokens.chart,
  };
}

const line = (fontSize: number, lineHeight: number, fontWeight: number) => ({
  fontSize: `${fontSize / 16}rem`,
  lineHeight: `${lineHeight / 16}rem`,
  fontWeight,
  letterSpacing: 0,
});

/** The product's theme, light and dark by the system setting. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: "data", cssVarPrefix: "v" },
  colorSchemes: { light: { palette: paletteOf(LIGHT) }, dark: { palette: paletteOf(DARK) } },
  breakpoints: { values: BREAKPOINTS },
  spacing: 4,
  shape: { borderRadius: 8 },
  shadows: SHADOWS as ReturnType<typeof createTheme>["shadows"],
  typography: {
    fontFamily: FONT,
    fontWeightBold: 600,
    h1: { ...line(28, 36, 600), letterSpacing: "-0.01em" },
    h2: line(20, 28, 600),
    h3: line(16, 24, 600),
    h4: line(14, 20, 600),
    h5: line(14, 20, 600),
    h6: line(14, 20, 600),
    subtitle1: line(16, 24, 500),
    subtitle2: line(14, 20, 500),
    body1: line(14, 20, 400),
    body2: line(14, 20, 400),
    caption: line(12, 16, 400),
    overline: { ...line(12, 16, 500), textTransform: "none" },
    button: { ...line(14, 20, 500), textTransform: "none" },
  },
  transitions: {
    duration: {
      shortest: MOTION.short,
      shorter: MOTION.short,
      short: MOTION.standard,
      standard: MOTION.standard,
      complex: MOTION.long,
      enteringScreen: MOTION.long,
      leavingScreen: MOTION.standard,
    },
  },
  components: { ...base, ...controls, ...surfaces, ...navigation },
});
