/** Viewport sizes in pixels at which every screen must be usable. */
export const VIEWPORTS = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };

export const LANGUAGES = ["en", "nl"] as const;

export interface Look {
  language?: (typeof LANGUAGES)[number];
  dark?: boolean;
  phone?: boolean;
}
