import { SCREENS, type Screen } from "./screens.ts";

const screens: Record<string, Screen | undefined> = SCREENS;

/** The page behind a menu key, if there is one. */
export function screenOf(key: string): Screen | undefined {
  return screens[key];
}

/** Whether a menu key leads to a page. */
export function hasScreen(key: string): boolean {
  return screens[key] !== undefined;
}
