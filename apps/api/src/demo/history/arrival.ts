import type { events } from "../../features/events/events.table.ts";
import { DAY_MS } from "../demoDates.ts";
import type { DemoRandom } from "../demoRandom.ts";
import type { DemoPerson } from "../generate/makePeople.ts";

export type EventRow = typeof events.$inferInsert & { at: Date };
/** An event before it has an id, its company and its person. */
export type Told = Pick<EventRow, "at" | "kind" | "actorId" | "subjectId" | "data">;
type Person = DemoPerson["row"];

/** When somebody was entered, in milliseconds. */
export const enteredAt = ({ createdAt }: Person): number => createdAt?.getTime() ?? 0;

/** How somebody came in: entered, invited, set up. Whoever has not come yet was only entered. */
export function arrival(person: Person, administratorId: string, random: DemoRandom): Told[] {
  const by = person.id === administratorId ? null : administratorId;
  const tell = (days: number, kind: string, actorId: string | null): Told => ({
    at: new Date(enteredAt(person) + Math.round(days * DAY_MS)),
    kind,
    actorId,
    data: {},
  });
  const added = tell(0, "employee.added", by);
  if (person.status === "invited" || person.status === "not_invited") return [added];
  // Everybody was entered two days ago or earlier, so that all of it lies behind.
  const told = [
    added,
    tell(0.1, "employee.invited", by),
    tell(0.4 + random.next() / 2, "employee.invitation_accepted", person.id),
  ];
  const setUp = tell(1.1 + random.next() / 2, "onboarding.finished", person.id);
  return person.onboardingStep === "done" ? [...told, setUp] : told;
}
