import type { BROWSERS, SYSTEMS } from "@vaardig/contract/account/sessions";

type Browser = (typeof BROWSERS)[number];
type System = (typeof SYSTEMS)[number];

/** The first match counts: later names occur in the user agents of earlier ones. */
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

/** Returns browser and system from a user agent; versions and other details are left out. */
export function describeDevice(userAgent: string | undefined): {
  browser: Browser | null;
  system: System | null;
} {
  const text = (userAgent ?? "").slice(0, 500);
  return { browser: first(BROWSER, text), system: first(SYSTEM, text) };
}
