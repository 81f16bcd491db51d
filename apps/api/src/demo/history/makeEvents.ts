import { DAY_MS, daysBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { demoRandom } from "../demoRandom.ts";
import type { GeneratedCompany } from "../generate/generateCompany.ts";
import { arrivalEvents, type DemoEvent, type EventRow, enteredAt } from "./arrivalEvents.ts";
import { goalEvents } from "./goalEvents.ts";
import type { NoteRow } from "./makeNotes.ts";
import { progressEvents } from "./progressEvents.ts";
import { workEvents } from "./workEvents.ts";

/** The rows from which events are made. */
export type EventSources = Pick<
  GeneratedCompany,
  | "users"
  | "skills"
  | "wishes"
  | "invitations"
  | "vacancies"
  | "talentPools"
  | "applications"
  | "recruiterWork"
  | "goals"
>;

/** Returns a person's statements of skills by author and day, from the onboarding on. */
function statements(person: EventSources["users"][number], skills: EventSources["skills"]): DemoEvent[] {
  const from = enteredAt(person) + 2 * DAY_MS;
  const stated = skills.flatMap(({ validFrom: at, ...skill }) =>
    at && at.getTime() >= from && skill.source !== "inferred" ? [{ ...skill, at }] : [],
  );
  const groups = Map.groupBy(stated, ({ at, createdBy }) => `${at.getTime()} ${createdBy}`);
  return [...groups.values()].flatMap((group): DemoEvent[] => {
    const [first] = group;
    if (!first) return [];
    const kind = first.source === "confirmed" ? "skills.confirmed" : "skills.saved";
    const data = { skill_ids: group.map(({ skillId }) => skillId) };
    return [{ at: first.at, kind, actorId: first.createdBy, data }];
  });
}

interface Dated {
  userId: string;
  createdAt?: Date | undefined;
}

/** Returns one event for each row about a person, at the row's creation. */
function fromRows<T extends Dated>(
  rows: readonly T[],
  kind: string,
  tell: (row: T) => Pick<DemoEvent, "actorId" | "subjectId">,
): Map<string, DemoEvent[]> {
  const told = rows.flatMap((row) =>
    row.createdAt ? [{ userId: row.userId, at: row.createdAt, kind, data: {}, ...tell(row) }] : [],
  );
  return new Map(
    [...Map.groupBy(told, ({ userId }) => userId)].map(([userId, own]) => [
      userId,
      own.map(({ userId: _, ...one }) => one),
    ]),
  );
}

/** Returns a history of the company's people that agrees with their rows; `administratorId` added them. */
export function makeEvents(
  happened: EventSources,
  notes: readonly NoteRow[],
  administratorId: string,
  today: string,
): EventRow[] {
  const skills = Map.groupBy(happened.skills, ({ userId }) => userId);
  const ofRows = [
    fromRows(happened.wishes, "wish.added", ({ userId, skillId }) => ({
      actorId: userId,
      subjectId: skillId,
    })),
    fromRows(happened.invitations, "employee.invited", ({ invitedBy }) => ({ actorId: invitedBy })),
    fromRows(happened.vacancies.saved, "vacancy.saved", ({ userId, vacancyId }) => ({
      actorId: userId,
      subjectId: vacancyId,
    })),
    fromRows(happened.talentPools.people, "talent_pool.person_added", ({ addedBy, talentPoolId }) => ({
      actorId: addedBy,
      subjectId: talentPoolId,
    })),
    goalEvents(happened.goals),
    fromRows(notes, "note.added", ({ authorId, id }) => ({ actorId: authorId, subjectId: id })),
  ];
  const ownerOf = new Map(happened.vacancies.vacancies.map(({ id, ownerId }) => [id, ownerId]));
  const { applications, offers } = happened.applications;
  const offered = new Map(offers.map(({ applicationId, createdAt }) => [applicationId, createdAt]));
  const invited = new Map(
    happened.recruiterWork.interviews.map(({ applicationId, createdAt }) => [applicationId, createdAt]),
  );
  const applied = Map.groupBy(applications, ({ userId }) => userId);
  return happened.users.flatMap((person) => {
    const { companyId, id: userId, systemRole, passwordHash } = person;
    const random = demoRandom(`${userId} events`);
    const isInside = systemRole !== "freelancer";
    const told = [
      ...(isInside ? arrivalEvents(person, administratorId, random) : []),
      // A person added by a recruiter takes no actions here.
      ...(isInside || passwordHash ? workEvents(person, administratorId, random, today) : []),
      ...(isInside || passwordHash ? statements(person, skills.get(userId) ?? []) : []),
      ...ofRows.flatMap((byUser) => byUser.get(userId) ?? []),
      ...(applied.get(userId) ?? []).flatMap((one) =>
        progressEvents(one, ownerOf.get(one.vacancyId) ?? one.addedBy, {
          interview: invited.get(one.id),
          offer: offered.get(one.id),
        }),
      ),
    ];
    // Rows dated today may lie ahead of the clock.
    const past = told.filter(({ at }) => at < daysBefore(today, 0));
    return past.map((one, at) => ({ ...one, companyId, id: demoId(userId, "event", at), userId }));
  });
}
