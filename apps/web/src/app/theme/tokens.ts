/** Colours of the product; text has 4.5 : 1 and control borders 3 : 1 contrast on their surfaces. */
export const LIGHT = {
  background: "#F6F8F6",
  paper: "#FFFFFF",
  text: "#14201A",
  secondaryText: "#51605A",
  primary: "#0F7A4D",
  onPrimary: "#FFFFFF",
  tint: "#E6F4EC",
  hairline: "#DDE4DF",
  controlLine: "#7C8A83",
  warning: "#8A5A00",
  error: "#B3261E",
  info: "#1F5FA8",
  chart: ["#0F7A4D", "#2F6FB5", "#9A5B00", "#8A3FA0", "#B0413E", "#4E6A2E", "#00707A", "#6B5B95"],
};

export type Tokens = typeof LIGHT;

export const DARK: Tokens = {
  background: "#0E1512",
  paper: "#151E1A",
  text: "#E8F0EB",
  secondaryText: "#A3B3AB",
  primary: "#4FCB8D",
  onPrimary: "#06130D",
  tint: "#17352A",
  hairline: "#2A3630",
  controlLine: "#6F8078",
  warning: "#F2B84B",
  error: "#FF8A80",
  info: "#8AB8F0",
  chart: ["#4FCB8D", "#7FB2F0", "#F0B354", "#D79BEA", "#F29A96", "#A9CC7A", "#5FCBD6", "#B6A8E6"],
};

/** Shadow of floating surfaces (menu, dialog, dragged card); nothing else has one. */
export const FLOATING_SHADOW = "0 8px 28px rgb(10 25 18 / 0.16), 0 1px 3px rgb(10 25 18 / 0.10)";

export const FONT = '"Poppins", "Poppins fallback", system-ui, sans-serif';

export const MOTION = { short: 120, standard: 160, long: 200 };

/** Breakpoints in pixels. */
export const BREAKPOINTS = { xs: 0, sm: 600, table: 700, md: 900, lg: 1200, roomy: 1400, xl: 1536 };
