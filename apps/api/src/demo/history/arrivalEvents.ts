import type { events } from "../../domain/events/events.table.ts";
import { minutesAfter } from "../demoDates.ts";
import type { DemoRandom } from "../demoRandom.ts";
import type { DemoPerson } from "../generate/makePeople.ts";

export type EventRow = typeof events.$inferInsert & { at: Date };
/** An event before it has an id, its company and its person. */
export type DemoEvent = Pick<EventRow, "at" | "kind" | "actorId" | "subjectId" | "data">;
type Person = DemoPerson["row"];

/** When someone was entered, in milliseconds. */
export const enteredAt = ({ createdAt }: Person): number => createdAt?.getTime() ?? 0;

/** How a person came in: entered, invited, set up, all on one workday. One who has not come yet was only entered. */
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
  // At half past four in the afternoon (UTC) at the latest, two days ago or earlier: all of it lies behind.
  const accepted = random.int(90, 450);
  const told = [
    added,
    tell(30, "employee.invited", by),
    tell(accepted, "employee.invitation_accepted", person.id),
  ];
  const setUp = tell(accepted + random.int(12, 55), "onboarding.finished", person.id);
  return person.onboardingStep === "done" ? [...told, setUp] : told;
}
