import type { Language } from "@vaardig/contract/limits";

/** A day and a time as they are typed. */
export interface TypedMoment {
  /** YYYY-MM-DD, or what was typed and is no day. */
  day: string;
  /** What was typed as a time: `14:30`, `14.30`, `1430`, `9`. */
  time: string;
}

export const NO_MOMENT: TypedMoment = { day: "", time: "" };

/** Example of a typed time, in the reader's letters. */
export const TIME_PATTERN: Record<Language, string> = { en: "hh:mm", nl: "uu:mm" };

const TIME = /^(\d{1,2})(?:\s*[:.uh]\s*(\d{2})?|(\d{2}))?$/i;
const two = (part: number) => String(part).padStart(2, "0");

/** `9`, `9:05`, `14.30`, `1430` or `14u30` → `14:30`; null for what is no time of the day. */
export function parseTypedTime(text: string): string | null {
  const [, hours, after, joined] = TIME.exec(text.trim()) ?? [];
  const [hour, minute] = [Number(hours), Number(after ?? joined ?? 0)];
  return hours !== undefined && hour < 24 && minute < 60 ? `${two(hour)}:${two(minute)}` : null;
}

/** Returns the timestamp of a typed day and time in the reader's time zone; null while one is missing or none. */
export function momentOf({ day, time }: TypedMoment): string | null {
  const clock = parseTypedTime(time);
  if (clock === null || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const at = new Date(`${day}T${clock}`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Returns a timestamp as it would be typed in the reader's time zone. */
export function typedMomentOf(timestamp: string | null): TypedMoment {
  if (timestamp === null) return NO_MOMENT;
  const at = new Date(timestamp);
  return {
    day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}
