/** Suggested hours of the day. */
const HOURS = [10, 14];
/** Number of working days ahead. */
const DAYS = 4;

const isWeekend = (day: Date) => day.getDay() === 0 || day.getDay() === 6;

/**
 * Returns suggested times in the reader's time zone: mornings and afternoons of the next working days, from
 * the day after tomorrow, so that the applicant can prepare.
 */
export function suggestSlots(now: Date): Date[] {
  const days: Date[] = [];
  for (let ahead = 2; days.length < DAYS; ahead += 1) {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead);
    if (!isWeekend(day)) days.push(day);
  }
  // Built from calendar days, because a day with a clock change has 23 or 25 hours.
  return days.flatMap((day) =>
    HOURS.map((hour) => new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour)),
  );
}
