import { useFormat } from "../../lib/language/useFormat.ts";

/** Returns a function that formats a time slot: "Thursday 3 December, 10:00–11:00". */
export function useSlotText(): (startsAt: string, minutes: number) => string {
  const format = useFormat();
  return (startsAt, minutes) => {
    const end = new Date(new Date(startsAt).getTime() + minutes * 60_000).toISOString();
    const day = format.weekday(startsAt);
    return `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${format.time(startsAt)}–${format.time(end)}`;
  };
}
