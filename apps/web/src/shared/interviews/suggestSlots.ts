/** Hours of the day that suit most people. */
const HOURS = [10, 14];
/** Working days ahead. */
const DAYS = 4;

const isWeekend = (day: Date) => day.getDay() === 0 || day.getDay() === 6;

/**
 * Times to begin with, in the zone of the reader: mornings and afternoons of the next working days, from the day after
 * tomorrow so that an applicant can prepare.
 */
export function suggestSlots(now: Date): Date[] {
  const days: Date[] = [];
  for (let ahead = 2; days.length < DAYS; ahead += 1) {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead);
    if (!isWeekend(day)) days.push(day);
  }
  // Each from its own calendar day: a day on which the clocks change has 23 or 25 hours.
  return days.flatMap((day) =>
    HOURS.map((hour) => new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour)),
  );
}
