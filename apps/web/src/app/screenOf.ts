import { SCREENS, type Screen } from "./screens.ts";

const screens: Record<string, Screen | undefined> = SCREENS;

/** Returns the screen of a menu key, or undefined. */
export function screenOf(key: string): Screen | undefined {
  return screens[key];
}

/** Returns whether a menu key has a screen. */
export function hasScreen(key: string): boolean {
  return screens[key] !== undefined;
}
