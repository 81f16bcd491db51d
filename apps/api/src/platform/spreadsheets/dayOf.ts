import { z } from "zod";

const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
const isoDate = z.iso.date();

/** Parses a date in a cell, day first or as YYYY-MM-DD; undefined for anything else. */
export function dayOf(text: string): string | undefined {
  const [, day, month, year] = DAY_FIRST.exec(text) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}` : text.slice(0, 10);
  return isoDate.safeParse(iso).success ? iso : undefined;
}
