import type { SystemEvent } from "@vaardig/contract/events/events";

/** Returns the local calendar day of a timestamp, as `YYYY-MM-DD`. */
function dayOf(moment: string): string {
  const at = new Date(moment);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Groups events by day, in their order. */
export function byDay(events: readonly SystemEvent[]): { day: string; events: SystemEvent[] }[] {
  const days: { day: string; events: SystemEvent[] }[] = [];
  for (const event of events) {
    const day = dayOf(event.at);
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, events: [event] });
  }
  return days;
}
