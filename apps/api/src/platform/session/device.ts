import type { BROWSERS, SYSTEMS } from "@vaardig/contract/account/sessions";

type Browser = (typeof BROWSERS)[number];
type System = (typeof SYSTEMS)[number];

/** The first that fits: later names stand in the texts of earlier ones. */
const BROWSER: [RegExp, Browser][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEM: [RegExp, System][] = [
  [/\biPad\b/, "iPadOS"],
  [/\biPhone\b|\biPod\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const first = <T>(rules: [RegExp, T][], text: string): T | null =>
  rules.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Browser and system by what a browser says of itself; versions and anything else are left out. */
export function describeDevice(userAgent: string | undefined): {
  browser: Browser | null;
  system: System | null;
} {
  const text = (userAgent ?? "").slice(0, 500);
  return { browser: first(BROWSER, text), system: first(SYSTEM, text) };
}
