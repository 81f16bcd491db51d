interface Party {
  name: string;
  email: string;
}

/** One version of a calendar appointment for one person. */
export interface CalendarEntry {
  /** CANCEL removes the appointment from the calendar. */
  method: "REQUEST" | "CANCEL";
  /** The same for every version. */
  uid: string;
  /** Increases with every version. */
  sequence: number;
  stamp: Date;
  startsAt: Date;
  minutes: number;
  summary: string;
  location: string;
  description: string;
  organizer: Party;
  attendee: Party & { accepted: boolean };
}

const LINE_OCTETS = 75;

/** RFC 5545, 3.3.5: a time in UTC. */
const utc = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, "");

/** RFC 5545, 3.3.11: text with its separators escaped; characters that a line must not have are left out. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");

/** RFC 5545, 3.2: the value of a parameter in quotes, which it cannot have itself. */
const quoted = (text: string) => `"${text.replace(/[\p{Cc}"]/gu, " ").trim()}"`;

const address = (email: string) => `mailto:${email.replace(/[\s\p{Cc}]/gu, "")}`;

/** RFC 5545, 3.1: lines over 75 octets are folded between characters. */
function folded(line: string): string {
  let octets = 0;
  let out = "";
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      out += "\r\n ";
      octets = 1;
    }
    out += character;
    octets += size;
  }
  return out;
}

/** Returns an invitation for one person, or its cancellation, as a calendar file (RFC 5545, RFC 5546). */
export function calendarEntry(entry: CalendarEntry): string {
  const { method, organizer, attendee, startsAt } = entry;
  const isCanceled = method === "CANCEL";
  const part = attendee.accepted ? "PARTSTAT=ACCEPTED" : "PARTSTAT=NEEDS-ACTION;RSVP=TRUE";
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Vaardig//Interviews//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.stamp)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(new Date(startsAt.getTime() + entry.minutes * 60_000))}`,
    `SUMMARY:${escaped(entry.summary)}`,
    ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
    ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
    `ORGANIZER;CN=${quoted(organizer.name)}:${address(organizer.email)}`,
    `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;${part}:${address(attendee.email)}`,
    `STATUS:${isCanceled ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:OPAQUE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
