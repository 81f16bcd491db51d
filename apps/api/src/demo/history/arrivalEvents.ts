import type { events } from "../../domain/events/events.table.ts";
import { minutesAfter } from "../demoDates.ts";
import type { DemoRandom } from "../demoRandom.ts";
import type { DemoPerson } from "../generate/makePeople.ts";

export type EventRow = typeof events.$inferInsert & { at: Date };
/** An event without its id, company and person. */
export type DemoEvent = Pick<EventRow, "at" | "kind" | "actorId" | "subjectId" | "data">;
type Person = DemoPerson["row"];

/** Returns when a person was added, in milliseconds. */
export const enteredAt = ({ createdAt }: Person): number => createdAt?.getTime() ?? 0;

/**
 * Returns the events of a person's arrival: added, invited, onboarded, all on one workday. A person who has
 * not signed in yet was only added.
 */
export function arrivalEvents(person: Person, administratorId: string, random: DemoRandom): DemoEvent[] {
  const by = person.id === administratorId ? null : administratorId;
  const tell = (minutes: number, kind: string, actorId: string | null): DemoEvent => ({
    at: minutesAfter(new Date(enteredAt(person)), minutes),
    kind,
    actorId,
    data: {},
  });
  const added = tell(0, "employee.added", by);
  if (person.status === "invited" || person.status === "not_invited") return [added];
  // At 16:30 UTC at the latest, two days ago or earlier, so that all of it is in the past.
  const accepted = random.int(90, 450);
  const told = [
    added,
    tell(30, "employee.invited", by),
    tell(accepted, "employee.invitation_accepted", person.id),
  ];
  const setUp = tell(accepted + random.int(12, 55), "onboarding.finished", person.id);
  return person.onboardingStep === "done" ? [...told, setUp] : told;
}
