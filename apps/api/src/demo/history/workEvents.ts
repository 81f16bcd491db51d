import { DAY_MS, daysBefore, minutesAfter, workdayBefore } from "../demoDates.ts";
import type { DemoRandom } from "../demoRandom.ts";
import type { DemoPerson } from "../generate/makePeople.ts";
import { type DemoEvent, enteredAt } from "./arrivalEvents.ts";

const SETTLED_DAYS = 6;
const WORKDAY_MINUTES = 480;

/** Returns people's occasional actions; demo accounts have more than others. */
export function workEvents(
  person: DemoPerson["row"],
  administratorId: string,
  random: DemoRandom,
  today: string,
): DemoEvent[] {
  const since = Math.floor((daysBefore(today, 0).getTime() - enteredAt(person)) / DAY_MS);
  if (person.status !== "active" || since < SETTLED_DAYS) return [];
  const tell = (kind: string, actorId: string, data: Record<string, unknown> = {}): DemoEvent => {
    const day = workdayBefore(today, random.int(1, since - SETTLED_DAYS + 2));
    const at = minutesAfter(day, random.int(0, WORKDAY_MINUTES));
    return { at, kind, actorId, data };
  };
  const told: DemoEvent[] = [];
  if (random.chance(0.4))
    told.push(tell("profile.changed", person.id, { fields: [random.pick(["headline", "about"])] }));
  if (random.chance(0.25)) told.push(tell("languages.changed", person.id));
  if (person.systemRole === "manager" && random.chance(0.3))
    told.push(tell("role.changed", administratorId, { from: "employee", to: "manager" }));
  const times = person.passwordHash ? 3 : random.int(0, 1);
  for (let time = 0; time < times; time += 1)
    told.push(tell("session.started", person.id, { method: "password" }));
  return told;
}
