import fc from "fast-check";
import { expect, test } from "vitest";
import { timeIn } from "../../platform/i18n/timeIn.ts";
import { readCalendar } from "../../test/readCalendar.ts";
import { type CalendarEntry, calendarEntry } from "./calendarEntry.ts";

const ENTRY: CalendarEntry = {
  method: "REQUEST",
  uid: "a1@vaardig.example",
  sequence: 1,
  stamp: new Date("2027-03-01T08:00:00Z"),
  startsAt: new Date("2027-03-28T00:30:00Z"),
  minutes: 60,
  summary: "First talk; with the team, and a tour",
  location: "Herestraat 1\n9711 LA Groningen",
  description: "",
  organizer: { name: "Bos, Bea", email: "bea@example.com" },
  attendee: { name: 'Ann "Annie" Bakker', email: "ann@example.com", accepted: false },
};

test("an invitation says when, where and who, in UTC and within 75 octets a line", () => {
  const file = calendarEntry(ENTRY);
  const read = readCalendar(file);
  expect(read).toMatchObject({
    METHOD: "REQUEST",
    UID: "a1@vaardig.example",
    SEQUENCE: "1",
    DTSTART: "20270328T003000Z",
    DTEND: "20270328T013000Z",
    SUMMARY: ENTRY.summary,
    LOCATION: ENTRY.location,
    STATUS: "CONFIRMED",
    ORGANIZER: "mailto:bea@example.com",
    ATTENDEE: "mailto:ann@example.com",
  });
  expect(file).toContain('ORGANIZER;CN="Bos, Bea":');
  expect(file).not.toContain('""');
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(readCalendar(calendarEntry({ ...ENTRY, method: "CANCEL" }))).toMatchObject({
    METHOD: "CANCEL",
    STATUS: "CANCELLED",
  });
});

test("whatever is written comes back, and nothing of it becomes a line of its own", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const file = calendarEntry({ ...ENTRY, summary: text, organizer: { ...ENTRY.organizer, name: text } });
      const lines = file.split("\r\n");
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const clean = text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
      expect(readCalendar(file).SUMMARY).toBe(clean);
      expect(lines.filter((line) => line.startsWith("BEGIN:"))).toHaveLength(2);
    }),
  );
});

test("a time is given in the zone of the company, before and after the clocks change", () => {
  const before = timeIn(new Date("2027-03-27T09:00:00Z"), "en", "Europe/Amsterdam");
  const after = timeIn(new Date("2027-03-28T09:00:00Z"), "en", "Europe/Amsterdam");
  expect([before, after].map((words) => words.replace(/\s+/g, " "))).toEqual([
    "Saturday 27 March 2027 at 10:00 CET",
    "Sunday 28 March 2027 at 11:00 CEST",
  ]);
  const autumn = new Date("2027-10-31T09:00:00Z");
  expect(timeIn(autumn, "nl", "Europe/Amsterdam")).toBe("zondag 31 oktober 2027 om 10.00 uur");
  expect(timeIn(autumn, "nl", "Europe/Amsterdam", { namesZone: true })).toBe(
    "zondag 31 oktober 2027 om 10.00 uur (Nederlandse tijd)",
  );
  expect(timeIn(autumn, "nl", "Europe/London")).toMatch(/^zondag 31 oktober 2027 om 09\.00 uur \(.+\)$/);
});
