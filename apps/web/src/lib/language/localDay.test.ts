import { afterEach, expect, it, vi } from "vitest";
import { localDay } from "./localDay.ts";

afterEach(() => vi.unstubAllEnvs());

it.each([
  ["Europe/Amsterdam", "2026-11-28"],
  ["UTC", "2026-11-27"],
  ["America/Los_Angeles", "2026-11-27"],
  ["Pacific/Auckland", "2026-11-28"],
])("names the day of the reader in %s", (zone, day) => {
  vi.stubEnv("TZ", zone);
  expect(localDay(new Date("2026-11-27T23:30:00Z"))).toBe(day);
});
