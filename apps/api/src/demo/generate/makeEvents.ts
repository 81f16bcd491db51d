import type { events } from "../../features/events/events.table.ts";
import type { invitations } from "../../features/invitations/invitations.table.ts";
import type { savedVacancies } from "../../features/jobs/jobs.table.ts";
import type { personSkills, skillWishes } from "../../features/skills/skills.table.ts";
import type { talentPoolPeople } from "../../features/talent-pools/talent-pools.table.ts";
import { daysBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { type DemoRandom, demoRandom } from "../demoRandom.ts";
import type { DemoContext } from "./demoContext.ts";
import type { NoteRow } from "./makeNotes.ts";
import type { DemoPerson } from "./makePeople.ts";

type EventRow = typeof events.$inferInsert & { at: Date };
/** An event before it has an id and its company. */
type Told = Pick<EventRow, "at" | "kind" | "actorId" | "subjectId" | "data">;

/** The rows that the log tells of. */
export interface Happened {
  people: readonly DemoPerson[];
  skills: readonly (typeof personSkills.$inferInsert)[];
  wishes: readonly (typeof skillWishes.$inferInsert)[];
  invitations: readonly (typeof invitations.$inferInsert)[];
  saved: readonly (typeof savedVacancies.$inferInsert)[];
  pooled: readonly (typeof talentPoolPeople.$inferInsert)[];
  notes: readonly NoteRow[];
}

const DAY_MS = 86_400_000;

/** Who came in, in the order in which it goes: brought in, invited, set up. */
function arrival({ row }: DemoPerson, administrator: string, random: DemoRandom): Told[] {
  const added = row.createdAt?.getTime() ?? 0;
  const by = row.id === administrator ? null : administrator;
  const told: Told[] = [{ at: new Date(added), kind: "employee.added", actorId: by, data: {} }];
  if (row.status === "invited" || row.status === "not_invited") return told;
  // Everybody was entered two days ago or earlier, so that all of it lies behind.
  const [invited, accepted, set] = [0.1, 0.4 + random.next() / 2, 1.1 + random.next() / 2].map(
    (days) => new Date(added + days * DAY_MS),
  ) as [Date, Date, Date];
  told.push({ at: invited, kind: "employee.invited", actorId: by, data: {} });
  told.push({ at: accepted, kind: "employee.invitation_accepted", actorId: row.id, data: {} });
  if (row.onboardingStep === "done")
    told.push({ at: set, kind: "onboarding.finished", actorId: row.id, data: {} });
  return told;
}

/** What people do now and then once they are there. */
function work(
  { row, account }: DemoPerson,
  administrator: string,
  random: DemoRandom,
  today: string,
): Told[] {
  const since = Math.floor((Date.parse(`${today}T09:00:00Z`) - (row.createdAt?.getTime() ?? 0)) / DAY_MS);
  if (row.status !== "active" || since < 6) return [];
  const told: Told[] = [];
  const moment = () =>
    new Date(daysBefore(today, random.int(1, since - 4)).getTime() + random.int(0, 480) * 60_000);
  const tell = (kind: string, actorId: string, data: Record<string, unknown>) =>
    told.push({ at: moment(), kind, actorId, data });
  if (random.chance(0.4)) tell("profile.changed", row.id, { fields: [random.pick(["headline", "about"])] });
  if (random.chance(0.25)) tell("languages.changed", row.id, {});
  if (row.systemRole === "manager" && random.chance(0.3))
    tell("role.changed", administrator, { from: "employee", to: "manager" });
  for (let times = account ? 3 : random.int(0, 1); times > 0; times -= 1)
    tell("session.started", row.id, { method: "password" });
  return told;
}

/** Skills by who stated them about the person and on which day, once the person was there. */
function statements({ row }: DemoPerson, own: Happened["skills"]): Told[] {
  const from = (row.createdAt?.getTime() ?? 0) + 2 * DAY_MS;
  const stated = own.filter(
    ({ source, validFrom }) => source !== "inferred" && validFrom && validFrom.getTime() >= from,
  );
  const groups = Map.groupBy(stated, ({ validFrom, createdBy }) => `${validFrom?.getTime()} ${createdBy}`);
  return [...groups.values()].flatMap(([first, ...others]): Told[] => {
    if (!first?.validFrom) return [];
    const ids = [first, ...others].map(({ skillId }) => skillId);
    const kind = first.source === "confirmed" ? "skills.confirmed" : "skills.saved";
    return [{ at: first.validFrom, kind, actorId: first.createdBy, data: { skill_ids: ids } }];
  });
}

/** A past of the company's people that agrees with their rows; `administrator` brought them in. */
export function makeEvents(happened: Happened, administrator: string, { today }: DemoContext): EventRow[] {
  const byUser = <T extends { userId: string }>(rows: readonly T[]) =>
    Map.groupBy(rows, ({ userId }) => userId);
  const [skills, wishes, invited] = [
    byUser(happened.skills),
    byUser(happened.wishes),
    byUser(happened.invitations),
  ];
  const [saved, pooled, notes] = [byUser(happened.saved), byUser(happened.pooled), byUser(happened.notes)];
  return happened.people.flatMap((person) => {
    const { companyId, id, systemRole } = person.row;
    const random = demoRandom(`${id} events`);
    const isOwn = systemRole !== "freelancer" || person.account !== null;
    const about = <T extends { createdAt?: Date | undefined }>(
      rows: readonly T[] | undefined,
      kind: string,
      rest: (row: T) => Pick<Told, "actorId" | "subjectId">,
    ) =>
      (rows ?? []).flatMap((row) =>
        row.createdAt ? [{ at: row.createdAt, kind, data: {}, ...rest(row) }] : [],
      );
    const told: Told[] = [
      ...(systemRole === "freelancer" ? [] : arrival(person, administrator, random)),
      ...(isOwn ? work(person, administrator, random, today) : []),
      ...(isOwn ? statements(person, skills.get(id) ?? []) : []),
      ...about(wishes.get(id), "wish.added", ({ skillId }) => ({ actorId: id, subjectId: skillId })),
      ...about(invited.get(id), "employee.invited", ({ invitedBy }) => ({ actorId: invitedBy })),
      ...about(saved.get(id), "vacancy.saved", ({ vacancyId }) => ({ actorId: id, subjectId: vacancyId })),
      ...about(pooled.get(id), "talent_pool.person_added", ({ addedBy, talentPoolId }) => ({
        actorId: addedBy,
        subjectId: talentPoolId,
      })),
      ...about(notes.get(id), "note.added", ({ authorId, id: note }) => ({
        actorId: authorId,
        subjectId: note,
      })),
    ];
    return told.map((one, at) => ({ companyId, id: demoId(id, "event", at), userId: id, ...one }));
  });
}
